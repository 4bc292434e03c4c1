// Whoever plays a game for the first time on this device is told what each question is good for.

/** Whether a table is the first of its game at which somebody sits here. */
export function isFirstMatch(game: string, table: string): boolean {
  const key = `first-${game}`
  if (localStorage.getItem(key) === null) localStorage.setItem(key, table)
  return localStorage.getItem(key) === table
}
