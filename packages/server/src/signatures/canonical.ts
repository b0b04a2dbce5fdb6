import { createHash } from 'node:crypto'

type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json }

const scalar = (value: null | boolean | number | string): string => {
  const isStrange =
    typeof value === 'string' ? !value.isWellFormed() : typeof value === 'number' && !Number.isFinite(value)
  if (isStrange) throw new RangeError('this has no canonical form')
  return JSON.stringify(value)
}

/**
 * JSON in the one form of RFC 8785: names in the order of their UTF-16 code units, no spaces, numbers and texts as
 * ECMAScript writes them. Two values that mean the same give the same text.
 */
export const canonicalJson = (value: Json): string => {
  if (value === null || typeof value !== 'object') return scalar(value)
  if (isList(value)) return `[${value.map(canonicalJson).join(',')}]`
  const members = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))
  return `{${members.map(([name, member]) => `${scalar(name)}:${canonicalJson(member)}`).join(',')}}`
}

const isList = (value: object): value is readonly Json[] => Array.isArray(value)

/** The SHA-256 of a value's canonical JSON, in hexadecimal. */
export const fingerprintOf = (value: Json): string => createHash('sha256').update(canonicalJson(value)).digest('hex')
