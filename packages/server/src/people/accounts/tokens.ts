import { createHash, randomBytes } from 'node:crypto'

/** Random token for a cookie or link. Never stored itself. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** Hash of a token for storage, so that a copy of the table grants no access. */
export const tokenHashOf = (token: string): Buffer => createHash('sha256').update(token).digest()
