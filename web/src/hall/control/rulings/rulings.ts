// Rulings as forms: what can be filled in, and what comes of it.

import type { Command } from '../../../wire'
import type { CommandSchema, FieldSchema } from '../../api'
import type { DeskModule } from '../module'

export type FieldKind = 'seat' | 'pick' | 'choice' | 'switch' | 'number' | 'counts' | 'words'

export interface Field {
  name: string
  kind: FieldKind
  schema: FieldSchema
  required: boolean
}

/** The number of a thing where a ruling is about none. */
export const NOTHING = -1

/** These have a place of their own below the form. */
const APART = new Set(['reason', 'audience'])

type Own = Pick<DeskModule, 'seats' | 'picks'>

/** The fields of a ruling, in the order in which people would say them. */
export function fieldsOf({ title, properties, required }: CommandSchema, own: Own): Field[] {
  return Object.entries(properties)
    .filter(([name]) => !APART.has(name))
    .map(([name, schema]) => ({
      name,
      schema,
      required: required.includes(name),
      kind: kindOf(title, name, schema, own),
    }))
}

function kindOf(type: string, name: string, schema: FieldSchema, own: Own): FieldKind {
  if (isSeat(type, name, own)) return 'seat'
  if (schema.enum) return 'choice'
  if (own.picks?.(type, name)) return 'pick'
  if (schema.prefixItems) return 'counts'
  if (schema.type === 'boolean') return 'switch'
  return schema.type === 'integer' ? 'number' : 'words'
}

export const isSeat = (type: string, name: string, { seats }: Own): boolean =>
  name === 'seat' || (seats?.(type, name) ?? false)

export type Draft = Record<string, unknown>

/** What stands in the form before anybody has touched it. */
export function begun(fields: readonly Field[], given: Draft): Draft {
  const draft: Draft = {}
  for (const { name, kind, schema } of fields) {
    if (name in given) draft[name] = given[name]
    else if (schema.default !== undefined) draft[name] = schema.default
    else if (kind === 'switch') draft[name] = true
    else if (kind === 'counts') draft[name] = schema.prefixItems!.map(() => 0)
    else if (kind === 'number') draft[name] = Math.max(0, schema.minimum ?? 0)
    else draft[name] = kind === 'words' ? '' : null
  }
  return draft
}

/** The ruling that was filled in; `closely` tells only those whom it is about. */
export function filled(
  { title, properties }: CommandSchema,
  fields: readonly Field[],
  draft: Draft,
  reason: string,
  closely: boolean,
): Command {
  const concerned = fields
    .filter(({ kind }) => kind === 'seat')
    .map(({ name }) => draft[name])
    .filter((seat) => typeof seat === 'number' && seat >= 0)
  return {
    type: title,
    ...draft,
    ...('reason' in properties && { reason }),
    ...(closely && 'audience' in properties && concerned.length > 0 && { audience: concerned }),
  }
}

/** Whether all is filled in that has to be. */
export const isComplete = (fields: readonly Field[], draft: Draft): boolean =>
  fields.every(({ name, required }) => !required || (draft[name] !== null && draft[name] !== ''))
