// Silhouettes in a field of 24 by 24: what lies in regions, what players carry, and who fights.

export interface Drawing {
  shape: string
  /** Lines over the shape. */
  lines?: string
  colour: string
}

export const ICONS: Record<string, Drawing> = {
  talents: {
    shape: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z',
    lines: 'M8 8h8M12 8v9',
    colour: '#dcb65a',
  },
  kudos: {
    shape:
      'M12 21C5 19 2.500 13 4.500 5 6 6 7 7.500 7.300 9 8 7.500 9 6.500 10 6c.5 2 .3 4-.5 6 1 1 1.800 2.500 2.500 4.500.7-2 1.500-3.500 2.500-4.500-.8-2-1-4-.5-6 1 .5 2 1.500 2.700 3 .3-1.500 1.300-3 2.800-4 2 8-.5 14-7.500 16z',
    colour: '#7f9a4a',
  },
  arete: {
    shape:
      'M12 2.500l2.800 6.200 6.700.7-5 4.600 1.400 6.700L12 17.300l-5.900 3.400L7.500 14l-5-4.600 6.700-.7z',
    colour: '#f2e2b6',
  },
  orichalcum: {
    shape: 'M3 17.500 6.500 8.500h11L21 17.500z',
    lines: 'M6.500 8.500 9 13h6l2.500-4.500M9 13l-6 4.500M15 13l6 4.500',
    colour: '#d97f3a',
  },
  vril: { shape: 'M12 2 18 9l-6 13L6 9z', lines: 'M6 9h12M12 2v20', colour: '#6fc7bd' },
  cogs: {
    shape:
      'M10.500 2h3l.6 2.700 1.900.8 2.400-1.500 2.100 2.100-1.500 2.400.8 1.900 2.700.6v3l-2.700.6-.8 1.900 1.500 2.400-2.100 2.100-2.400-1.500-1.900.8-.6 2.700h-3l-.6-2.700-1.900-.8-2.400 1.500-2.100-2.100L5 16.500l-.8-1.900L1.500 14v-3l2.700-.6L5 8.500 3.500 6.100 5.600 4 8 5.500l1.900-.8z',
    lines: 'M12 8.500a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7z',
    colour: '#b9a184',
  },
  'doom-tokens': {
    shape:
      'M12 2c5 0 8.500 3.500 8.500 8 0 3-1.500 5-3.500 6.500V21H7v-4.500C5 15 3.500 13 3.500 10c0-4.500 3.500-8 8.500-8z',
    lines: 'M8.500 9.500v2M15.500 9.500v2M10 21v-3M14 21v-3',
    colour: '#cfc6d8',
  },
  stars: {
    shape:
      'M12 2l2.300 5.700L20 5l-1.800 6L23 14.500l-6 .8-.5 6.200L12 17.500l-4.500 4-.5-6.200-6-.8L5.800 11 4 5l5.700 2.700z',
    colour: '#8d5a9e',
  },
  doom: {
    shape:
      'M2 16c3-7 7-11 12-11 4 0 7 2.500 8 6-3-2-6-1.500-7 1-1 2.500 1 5 4 5 1 0 2-.2 3-.7V21H2z',
    colour: '#4f8fb0',
  },
  hoplite: {
    shape: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z',
    lines: 'M7.500 16.500 12 7l4.500 9.500',
    colour: '#c8864a',
  },
  trireme: {
    shape:
      'M2 13.500c3 1 6 1.500 10 1.500s7.500-1 10-3.500c-.3 5-2.500 8-6 9H7.500C4.500 19.500 2.600 17 2 13.500zM11 3c3 .5 5 2.500 5.500 6.500-2 .8-3.500 1-5.500 1z',
    lines: 'M11 3v12',
    colour: '#b98a5e',
  },
  hero: {
    shape:
      'M12 2a3.500 3.500 0 0 1 2.200 6.200C17.500 9.500 19 13 19 17v4H5v-4c0-4 1.500-7.500 4.800-8.800A3.500 3.500 0 0 1 12 2z',
    lines: 'M8.500 13 12 16l3.500-3',
    colour: '#e4b63d',
  },
  colossus: {
    shape: 'M9 2h6v4h4l2 8-3 1-1.500-4-.5 11h-3.500L12 16l-.5 6H8L7.500 11 6 15l-3-1 2-8h4z',
    colour: '#9c8456',
  },
  monster: {
    shape:
      'M12 2c4.500 0 7 3 7 6.500 0 2-.7 3.600-1.800 4.900.6 1.700 2 2.600 4.300 2.300-1.600 2-4.200 2.200-6 .6.1 2.300 1 4 3 5.200-3 .4-5-1-5.600-4l-.9 4-.9-4c-.6 3-2.600 4.400-5.600 4 2-1.200 2.900-2.900 3-5.200-1.800 1.600-4.400 1.400-6-.6 2.300.3 3.700-.6 4.300-2.300C5.700 12.100 5 10.500 5 8.500 5 5 7.500 2 12 2z',
    lines: 'M9.500 8v2M14.500 8v2',
    colour: '#7d6a9c',
  },
  colony: { shape: 'M3 21V12l9-8 9 8v9h-6v-6H9v6z', colour: '#f1e4c6' },
  city: { shape: 'M2 21V9h3v2h3V6h3v2h2V6h3v5h3V9h3v12h-8v-5h-4v5z', colour: '#efe0c0' },
  wonder: {
    shape: 'M12 2l10 6v2H2V8zM4 11h3v8H4zM10.500 11h3v8h-3zM17 11h3v8h-3zM2 20h20v2H2z',
    colour: '#efe3c8',
  },
  challenge: {
    shape: 'M4 2l9 9-2 2-9-9zM20 2l2 2L10 16l3 3-2 2-8-8 2-2 3 3zM14 15l2-2 6 6-2 3z',
    colour: '#c76b45',
  },
  upgrade: {
    shape:
      'M5 3h12a3 3 0 0 1 3 3v2h-3v11a2.500 2.500 0 0 1-2.500 2.500H6A2.500 2.500 0 0 1 3.500 19v-2H7V5.500',
    lines: 'M10 8h4M10 12h4M10 16h4',
    colour: '#f2e5c8',
  },
  map: {
    shape: 'M2 5.500 8.500 3l7 2.500L22 3v15.500L15.500 21l-7-2.500L2 21z',
    lines: 'M8.500 3v15.500M15.500 5.500V21',
    colour: '#ead9b2',
  },
  'free-card': {
    shape:
      'M6.500 2h11A1.500 1.500 0 0 1 19 3.500v17a1.500 1.500 0 0 1-1.500 1.500h-11A1.500 1.500 0 0 1 5 20.500v-17A1.500 1.500 0 0 1 6.500 2z',
    lines: 'M8.500 6.500h7M8.500 10h7M12 14a2.200 2.200 0 1 0 .010 0z',
    colour: '#d9c3e0',
  },
  army: { shape: 'M4 22V2h2v2h13l-3 4 3 4H6v10z', colour: '#b5532b' },
}

/** Shapes for the figures of council actions that grow; the others are said in words alone. */
export const FIGURES: Record<string, string> = {
  talents: 'talents',
  'talents-each': 'talents',
  'talents-per-star': 'talents',
  'talent-cards': 'talents',
  price: 'talents',
  discount: 'talents',
  kudos: 'kudos',
  'win-kudos': 'kudos',
  arete: 'arete',
  cogs: 'cogs',
  orichalcum: 'orichalcum',
  vril: 'vril',
  'doom-tokens': 'doom-tokens',
  'doom-cut': 'doom',
  stars: 'stars',
  hoplites: 'hoplite',
  triremes: 'trireme',
  'hoplites-fewer': 'hoplite',
}
