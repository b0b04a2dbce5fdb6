import type { Storage } from '../../platform/storage/storage.ts'
import { examineZip, type ZipPart } from './zip-parts.ts'

const ZIP = 'PK\u0003\u0004'
const COMPOUND = 'ÐÏ\u0011à¡±\u001aá'

/** The first sign of XML in any encoding. Without one, blanks fill the whole beginning. */
const XML = /^\W*(?:<|$)/

/** Parts with macros in zipped Microsoft documents. */
const VBA = /vbaproject\.bin|xl\/macrosheets\//
/** Parts with macros in old Microsoft documents, whose names are UTF-16. */
const OLD_VBA = /_\0v\0b\0a\0_\0p\0r\0o\0j\0e\0c\0t\0/
/** Parts that make a zip file a document. */
const DOCUMENT = /content\.xml|\[content_types\]\.xml/
/** Content types of macro parts, which may have any name. */
const VBA_TYPES = /vbaproject|macroenabled|macrosheet/
/** Macros in OpenDocument, also of documents embedded in others. */
const SCRIPT_PARTS = /(?:^|\/)(?:basic|scripts)\/./

/**
 * What runs something in the XML of OpenDocument: scripts, listeners that start them, links to them, and programs that
 * a slide starts. Slides also have listeners that only turn pages, as long as their prefix means what it says.
 * Declarations and rare encodings could hide the rest, and no office program writes them.
 */
const SCRIPTS = new RegExp(
  [
    String.raw`(?<!<presentation):event-listener[\s/>]`,
    String.raw`<event-listener[\s/>]`,
    String.raw`xmlns:presentation ?= ?["'](?!urn:oasis:names:tc:opendocument:xmlns:presentation:)`,
    String.raw`[:\s]macro-name ?=`,
    String.raw`:action ?= ?["']execute`,
    String.raw`= ?["'] ?(?:vnd\.sun\.star\.script|vnd\.libreoffice\.command|macro):`,
    String.raw`[<:]source-code[\s>]`,
    '<!(?:entity|attlist)',
    String.raw`<\?xml[^>]{0,99}encoding ?= ?["'](?!utf-(?:8|16)|us-ascii|iso-8859-|windows-125)`,
  ].join('|'),
)

/** Documents in a single XML file, and what runs something in them. */
const flat = [
  { kind: /opendocument|openoffice\.org\/2000/, runs: SCRIPTS },
  { kind: /mso-application|2006\/xmlpackage/, runs: /macrospresent\s*=\s*["']yes|vbaproject/ },
] as const

// Longer than any sign, so that a sign across two chunks is found.
const OVERLAP = 1024

const decoded = (text: string) =>
  text.replace(/&#(?:(\d{1,7})|x([\da-f]{1,6}));/g, (whole, decimal, hex) => {
    const point = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal)
    return point <= 0x10ffff ? String.fromCodePoint(point).toLowerCase() : whole
  })

/** Which of the patterns occur in the bytes, in lower case. `read` prepares each chunk. */
const found = async (
  chunks: AsyncIterable<Uint8Array>,
  patterns: readonly RegExp[],
  read: (text: string) => string = text => text,
): Promise<ReadonlySet<RegExp>> => {
  const seen = new Set<RegExp>()
  let end = ''
  for await (const chunk of chunks) {
    const text = read(end + Buffer.from(chunk).toString('latin1').toLowerCase())
    for (const pattern of patterns) if (pattern.test(text)) seen.add(pattern)
    if (seen.size === patterns.length) break
    end = text.slice(-OVERLAP)
  }
  return seen
}

/** Numbers for characters, leading zeros in them, UTF-16, and long blanks could hide signs in XML. */
const asXml = (text: string) => decoded(text.replaceAll('\0', '').replace(/&#(x?)0+/g, '&#$1')).replace(/\s+/g, ' ')

const isIn = async (part: ZipPart, sign: RegExp) => (await found(part.chunks(), [sign], asXml)).size > 0

const runsInParts = async (parts: readonly ZipPart[]): Promise<boolean> => {
  const isOpenDocument = parts.some(({ name }) => name === 'content.xml')
  if (isOpenDocument && parts.some(({ name }) => SCRIPT_PARTS.test(name))) return true
  for (const part of parts) {
    if (part.name === '[content_types].xml' && (await isIn(part, VBA_TYPES))) return true
    if (isOpenDocument && part.name.endsWith('.xml') && (await isIn(part, SCRIPTS))) return true
  }
  return false
}

/** Whether a document contains macros, or calls those of the program that opens it. `head` is its beginning. */
export const hasMacros = async (storage: Storage, id: string, size: number, head: Buffer): Promise<boolean> => {
  const begins = head.toString('latin1')
  const whole = () => storage.read(id)
  if (begins.startsWith(COMPOUND)) return (await found(await whole(), [OLD_VBA])).size > 0
  if (begins.startsWith(ZIP)) {
    const signs = await found(await whole(), [VBA, DOCUMENT])
    if (signs.has(VBA)) return true
    // Programs repair damaged documents, so one that can't be examined is no safer.
    return signs.has(DOCUMENT) && (await examineZip(storage, id, size, runsInParts)) !== false
  }
  if (!XML.test(begins)) return false
  const signs = await found(
    await whole(),
    flat.flatMap(({ kind, runs }) => [kind, runs]),
    asXml,
  )
  return flat.some(({ kind, runs }) => signs.has(kind) && signs.has(runs))
}
