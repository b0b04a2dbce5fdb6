import { createHash } from 'node:crypto'
import canonicalize from 'canonicalize'

type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json }

/**
 * Canonical JSON by RFC 8785. Equal values give equal text. Throws for values without a canonical form, such as
 * infinite numbers or lone surrogates.
 */
export const canonicalJson = (value: Json): string => {
  const text = canonicalize(value)
  if (text === undefined) throw new TypeError('this has no canonical form')
  return text
}

/** SHA-256 of a value's canonical JSON, in hexadecimal. */
export const fingerprintOf = (value: Json): string => createHash('sha256').update(canonicalJson(value)).digest('hex')
