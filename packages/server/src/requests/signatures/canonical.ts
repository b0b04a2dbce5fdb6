import { createHash } from 'node:crypto'
import canonicalize from 'canonicalize'

type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json }

/**
 * JSON in the one form of RFC 8785. Two values that mean the same give the same text. Throws where a value has no such
 * form: a number that is not finite, or half of a letter.
 */
export const canonicalJson = (value: Json): string => {
  const text = canonicalize(value)
  if (text === undefined) throw new TypeError('this has no canonical form')
  return text
}

/** The SHA-256 of a value's canonical JSON, in hexadecimal. */
export const fingerprintOf = (value: Json): string => createHash('sha256').update(canonicalJson(value)).digest('hex')
