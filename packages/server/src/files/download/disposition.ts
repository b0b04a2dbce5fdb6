import { endingOf } from '@portal/contract/core/tables/file-fields'

// RFC 8187: what may be in an extended value unescaped is less than encodeURIComponent leaves.
const encoded = (name: string) =>
  encodeURIComponent(name).replace(/['()*]/g, sign => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

/** A name as old programs save it, which read no other letters. */
export const plainName = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .replace(/[^\x20-\x7e]|["\\%]/gu, '_')

/** The Content-Disposition of a name in any script (RFC 6266): plain for old programs, and as it is for all others. */
export const dispositionOf = (kind: 'inline' | 'attachment', name: string): string =>
  `${kind}; filename="${plainName(name)}"; filename*=UTF-8''${encoded(name)}`

/** The name that a content is saved under: that of its file, with the ending that it came with. */
export const savedName = (name: string, originalName: string): string => {
  const ending = endingOf(originalName)
  return endingOf(name) === ending ? name : `${name}${ending}`
}
