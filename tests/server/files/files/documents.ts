import { macroProblem } from '../../../../packages/server/src/files/uploads/macros.ts'
import type { Parts } from '../../support/zip-file.ts'
import { storedBytes } from './stored-bytes.ts'

/** Why the check of macros rejects a file. */
export const problemOf = async (bytes: Buffer) => {
  const { storage } = storedBytes(bytes)
  return (await macroProblem(storage, 'id', bytes.length, bytes.subarray(0, 512))) ?? 'accepted'
}

export const MIMETYPE = 'application/vnd.oasis.opendocument.text'
/** Parts of an OpenDocument, with these beside the usual ones. */
export const openDocument = (parts: Parts = {}) => ({
  mimetype: MIMETYPE,
  'content.xml': '<office:document-content/>',
  'META-INF/manifest.xml': '<manifest:manifest/>',
  ...parts,
})
/** Parts of a modern Microsoft document, with these beside the usual ones. */
export const word = (parts: Readonly<Record<string, string | Buffer>>): Parts => ({
  '[Content_Types].xml': '<Types/>',
  'word/document.xml': '<w:document/>',
  ...parts,
})
