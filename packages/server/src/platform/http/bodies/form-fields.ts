import type { FastifyInstance } from 'fastify'
import { refuse } from '../refusal.ts'

/** Fields of a plain form, by name. */
export type Fields = Readonly<Record<string, string>>

/** Fields as received. Rejects repeated names, like repeated keys in JSON. */
export const uniqueFields = (given: Iterable<readonly [string, string]>): Fields => {
  const fields: Record<string, string> = {}
  for (const [name, value] of given) {
    if (Object.hasOwn(fields, name)) throw refuse('duplicate_key')
    // Browsers submit line breaks in text areas as CRLF.
    fields[name] = value.replaceAll('\r\n', '\n')
  }
  return fields
}

/** Lets routes in this scope accept URL-encoded forms. */
export const readForms = (app: FastifyInstance): void => {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: unknown, body: string) => uniqueFields(new URLSearchParams(body)),
  )
}

/** Text fields of a request body. Empty if the body isn't a form. */
export const formFieldsOf = (body: unknown): Fields => {
  const fields: Record<string, string> = {}
  if (typeof body !== 'object' || body === null) return fields
  for (const [name, value] of Object.entries(body)) if (typeof value === 'string') fields[name] = value
  return fields
}
