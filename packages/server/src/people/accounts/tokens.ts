import { createHash, randomBytes } from 'node:crypto'

/** A token that cannot be guessed; it is in a cookie only. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** What of a token is stored: a copy of the table opens nothing. */
export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()
