import { buffer } from 'node:stream/consumers'
import type { ErrorCode } from '@portal/contract/core/api/errors'
import type { Storage } from '../../platform/storage/storage.ts'
import { DamagedZip, endsAsZip, LargeZip, ZIP_END_BYTES, zipEndIn } from '../../platform/storage/zip/layout.ts'
import { examineZip, type OpenZip, type ZipPart } from '../../platform/storage/zip/zip-file.ts'
import { asXml, found, shows, withoutBlanks } from './scan-signs.ts'
import {
  COMPOUND,
  CONTENT_TYPES,
  DOCUMENT,
  flat,
  OPEN_DOCUMENT_PART,
  old,
  SCRIPTS,
  scriptHeaders,
  VBA,
  VBA_LINKS,
  VBA_TYPES,
  webArchive,
  ZIP,
} from './signs.ts'

type Readable = Pick<Storage, 'read'>
type Scripts = ReturnType<typeof scriptHeaders>

/** The first sign of XML in any encoding. Without one, blanks fill the whole beginning. */
const XML = /^\W*(?:<|$)/

/** Limits on documents. A presentation of 1,000 slides has fewer parts. Unpacked bytes are limited as in imports. */
const LIMITS = { parts: 5000, inflated: 100 * 1024 * 1024 }

const isIn = async (part: ZipPart, sign: RegExp) => (await found(part.chunks(), [sign], asXml)).size > 0

/** Whether a file that is embedded in a document has macros. In an embedded zip file, only part names are checked. */
const isEmbeddedWithMacros = async (part: ZipPart): Promise<boolean> => {
  const head = (await part.head())?.toString('latin1')
  // Unpacks a part whose beginning is unclear.
  if (head && !COMPOUND.startsWith(head) && !head.startsWith(ZIP)) return false
  return shows(part.chunks(), old)
}

const runsInPart = async (part: ZipPart, isOpenDocument: boolean): Promise<boolean> => {
  const name = part.name.toLowerCase()
  if (CONTENT_TYPES.test(name)) return isIn(part, VBA_TYPES)
  if (name.endsWith('.rels') && (await isIn(part, VBA_LINKS))) return true
  if (isOpenDocument && name.endsWith('.xml')) return isIn(part, SCRIPTS)
  return isEmbeddedWithMacros(part)
}

/**
 * Whether a zip file is a document that contains macros, or calls macros of the program that opens it. `scripts` holds
 * the headers of macros found so far.
 */
const runsInZip = async ({ names, parts }: OpenZip, scripts: Scripts | undefined): Promise<boolean> => {
  const lower = names.map(name => name.toLowerCase())
  const isOpenDocument = lower.some(name => OPEN_DOCUMENT_PART.test(name))
  if (!isOpenDocument && !lower.some(name => CONTENT_TYPES.test(name))) return false
  if (isOpenDocument && scripts?.isTooMany) throw new LargeZip('too many headers')
  if (isOpenDocument && scripts) return true
  for await (const part of parts()) if (await runsInPart(part, isOpenDocument)) return true
  return false
}

const zipProblem = async (storage: Readable, id: string, size: number): Promise<ErrorCode | undefined> => {
  const scripts = scriptHeaders()
  const signs = await found(await storage.read(id), [VBA, DOCUMENT, scripts])
  if (signs.has(VBA)) return 'file_refused'
  const file = { size, read: (start: number, end: number) => storage.read(id, { start, end: end - 1 }) }
  try {
    const runs = await examineZip(file, LIMITS, zip => runsInZip(zip, signs.has(scripts) ? scripts : undefined))
    return runs ? 'file_refused' : undefined
  } catch (error) {
    const isLarge = error instanceof LargeZip
    if (!isLarge && !(error instanceof DamagedZip)) throw error
    // Each program repairs damaged documents in its own way, so an unreadable document may still run macros.
    if (!signs.has(DOCUMENT)) return undefined
    return isLarge ? 'document_too_large' : 'document_unclear'
  }
}

/**
 * Why to reject a document: it contains macros, calls macros of the program that opens it, or can't be checked. `head`
 * is its beginning. Programs find a zip file by its end, so a zip file may begin with any bytes.
 */
export const macroProblem = async (
  storage: Readable,
  id: string,
  size: number,
  head: Buffer,
): Promise<ErrorCode | undefined> => {
  const begins = head.toString('latin1')
  if (begins.startsWith(ZIP)) return zipProblem(storage, id, size)
  const tail = await buffer(await storage.read(id, { start: Math.max(0, size - ZIP_END_BYTES), end: size - 1 }))
  if (begins.startsWith(COMPOUND)) {
    if (await shows(await storage.read(id), old)) return 'file_refused'
    // Mails and old documents may contain a zip file, but don't end as one.
    return endsAsZip(tail) ? zipProblem(storage, id, size) : undefined
  }
  if (await shows(await storage.read(id), webArchive, withoutBlanks)) return 'file_refused'
  if (XML.test(begins) && (await shows(await storage.read(id), flat, asXml))) return 'file_refused'
  return zipEndIn(tail) >= 0 ? zipProblem(storage, id, size) : undefined
}
