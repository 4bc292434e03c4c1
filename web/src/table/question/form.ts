// Forms come as JSON Schema. These are the parts of it that people can fill in field by field.

import type { Typed, Value } from '../../wire'

export interface FormField {
  name: string
  kind: 'number' | 'text' | 'switch' | 'choice' | 'data'
  values: Value[]
  least?: number
  most?: number
}

interface Schema {
  $ref?: string
  $defs?: Record<string, Schema>
  type?: string
  enum?: Value[]
  properties?: Record<string, Schema>
  minimum?: number
  maximum?: number
}

/** The tag of the record that the form makes, and the fields to fill in. */
export function formFields(form: unknown): { type: string; fields: FormField[] } {
  const root = form as Schema
  const schema = root.$ref ? (root.$defs?.[root.$ref.split('/').at(-1)!] ?? root) : root
  const { type: tag, ...properties } = schema.properties ?? {}
  return {
    type: String(tag?.enum?.[0] ?? ''),
    fields: Object.entries(properties).map(([name, property]) => fieldOf(name, property)),
  }
}

function fieldOf(name: string, schema: Schema): FormField {
  const bounds = {
    ...(schema.minimum !== undefined && { least: schema.minimum }),
    ...(schema.maximum !== undefined && { most: schema.maximum }),
  }
  if (schema.enum) return { name, kind: 'choice', values: schema.enum }
  if (schema.type === 'integer') return { name, kind: 'number', values: [], ...bounds }
  if (schema.type === 'boolean') return { name, kind: 'switch', values: [] }
  if (schema.type === 'string') return { name, kind: 'text', values: [] }
  return { name, kind: 'data', values: [] }
}

/** What a player typed, as the answer that goes to the server. */
export function filledIn(form: unknown, typed: Record<string, string | number | boolean>): Typed {
  const { type, fields } = formFields(form)
  const answer: Record<string, unknown> = { type }
  for (const { name, kind } of fields) {
    const value = typed[name]
    answer[name] = kind === 'data' ? JSON.parse(String(value || 'null')) : value
  }
  return answer as Typed
}
