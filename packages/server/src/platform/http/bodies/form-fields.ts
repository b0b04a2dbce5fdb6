import type { FastifyInstance } from 'fastify'
import { refuse } from '../refusal.ts'

/** Fields of a plain form; a name that comes twice is refused, like a key of JSON that does. */
export type Fields = Readonly<Record<string, string>>

/** Fields as they came, each of them once. */
export const uniqueFields = (given: Iterable<readonly [string, string]>): Fields => {
  const fields: Record<string, string> = {}
  for (const [name, value] of given) {
    if (Object.hasOwn(fields, name)) throw refuse('duplicate_key')
    // Browsers send line ends of text areas as two characters.
    fields[name] = value.replaceAll('\r\n', '\n')
  }
  return fields
}

/** Lets the routes of this scope, and no others, be called by plain forms. */
export const readForms = (app: FastifyInstance): void => {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: unknown, body: string) => uniqueFields(new URLSearchParams(body)),
  )
}

/** The fields of a call; none where it brought something else than a form. */
export const fieldsOf = (body: unknown): Fields => {
  const fields: Record<string, string> = {}
  if (typeof body !== 'object' || body === null) return fields
  for (const [name, value] of Object.entries(body)) if (typeof value === 'string') fields[name] = value
  return fields
}
