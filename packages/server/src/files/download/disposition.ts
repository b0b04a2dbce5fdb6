import { endingOf } from '@portal/contract/core/tables/file-fields'

// RFC 8187 allows fewer unescaped characters than encodeURIComponent leaves.
const encoded = (name: string) =>
  encodeURIComponent(name).replace(/['()*]/g, sign => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

/** Reduces a name to ASCII, as old programs save it. */
export const plainName = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .replace(/[^\x20-\x7e]|["\\%]/gu, '_')

/** The Content-Disposition header for a name in any script (RFC 6266): ASCII for old programs, UTF-8 for all others. */
export const dispositionOf = (kind: 'inline' | 'attachment', name: string): string =>
  `${kind}; filename="${plainName(name)}"; filename*=UTF-8''${encoded(name)}`

/** Name for a download: the file's name, with the extension of the uploaded file. */
export const savedName = (name: string, originalName: string): string => {
  const ending = endingOf(originalName)
  return endingOf(name) === ending ? name : `${name}${ending}`
}
