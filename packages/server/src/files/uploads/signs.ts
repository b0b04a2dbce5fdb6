// Bytes are compared as lower-case text, one character per byte. Binary numbers are also lowered: 0x41 to 0x5A and 0xC0
// to 0xDE appear as lower-case letters.

/** Beginnings of zip files and of old Microsoft documents, before they are compared in lower case. */
export const ZIP = 'PK\u0003\u0004'
export const COMPOUND = 'ÐÏ\u0011à¡±\u001aá'

/** Parts with macros in zipped Microsoft documents. */
export const VBA = /vbaproject\.bin|xl\/macrosheets\//

/** Signatures of headers of an entry in a zip file: before its data, and in the list. */
const LOCAL = 'pk\u0003\u0004'
const SIGNATURE = new RegExp(`${LOCAL}|pk\u0001\u0002`, 'g')

/** A header of an entry, up to its name. */
const HEADER = String.raw`pk(?:\x03\x04[^]{26}|\x01\x02[^]{42})`

/** Parts by which programs recognise a document. For OpenDocument, any one of these parts is enough. */
const OPEN_DOCUMENT_PARTS = String.raw`content\.xml|mimetype|meta-inf/manifest\.xml|encrypted-package`
const ALL_PARTS = String.raw`\[content_types\]\.xml|${OPEN_DOCUMENT_PARTS}`

/** Headers of parts that make a file a document, wherever they are. */
export const DOCUMENT = new RegExp(`${HEADER}[./\\\\]{0,9}(?:${ALL_PARTS.replaceAll('/', String.raw`[/\\]`)})`)

/** Whether a part makes a zip file an OpenDocument, or any document. */
const onlyAtRoot = (parts: string) => new RegExp(`^[./]{0,9}(?:${parts})$`)
export const OPEN_DOCUMENT_PART = onlyAtRoot(OPEN_DOCUMENT_PARTS)
export const CONTENT_TYPES = /^[./]{0,9}\[content_types\]\.xml(?:$|\/)/

/** Macros in OpenDocument, also of documents embedded in others, by the beginning of a part's name. */
const SCRIPT_PART = /^(?:[^\0]{0,255}[/\\])?(?:basic|scripts)[/\\]./
const NAME_BYTES = 300
const LOCAL_BYTES = 30
const LISTED_BYTES = 46

/** Twice the headers of the largest document that is checked. */
const MOST_HEADERS = 20_000

/**
 * Finds headers of macros in OpenDocument, also those that the list leaves out: programs that repair a document find
 * them. Stops with `isTooMany`, because checking each of millions takes long.
 */
export const scriptHeaders = () => {
  let headers = 0
  return {
    get isTooMany() {
      return headers > MOST_HEADERS
    },
    test: (text: string): boolean => {
      for (const { 0: mark, index } of text.matchAll(SIGNATURE)) {
        headers += 1
        const name = index + (mark === LOCAL ? LOCAL_BYTES : LISTED_BYTES)
        if (headers > MOST_HEADERS || SCRIPT_PART.test(text.slice(name, name + NAME_BYTES))) return true
      }
      return false
    },
  }
}

/**
 * Content types of macro parts, which may have any name. Binary workbooks say that they can have macros even if they
 * have none, and many programs that write tables state that type for parts they never write.
 */
export const VBA_TYPES = /vbaproject|macroenabled(?<=.{7}macroenabled)(?<!binary\.macroenabled)|macrosheet/

/** Links from a part to its macros. LibreOffice follows them whatever the content type. */
export const VBA_LINKS = /relationships\/(?:vbaproject|xl(?:intl)?macrosheet)/

/** Names of the vocabulary of slides, also in OpenOffice 1. */
const SLIDES = String.raw`urn:oasis:names:tc:opendocument:xmlns:presentation:|http://openoffice\.org/2000/presentation["']`

/**
 * Signs are looked for in pieces of a file. One that depends on what comes before or after it requires as many
 * characters there, so that the edge of a piece doesn't decide.
 *
 * What can run code in the XML of OpenDocument: scripts, listeners and links that start them, and programs that a slide
 * starts. Listeners of slides that only turn pages are allowed, if their prefix isn't redefined. Declarations and rare
 * encodings count too: they could hide code, and no office program writes them.
 */
export const SCRIPTS = new RegExp(
  [
    String.raw`:event-listener[\s/>](?<=[^]{13}:event-listener[^])(?<!<presentation:event-listener[^])`,
    String.raw`<event-listener[\s/>]`,
    String.raw`xmlns:presentation ?= ?["'](?!${SLIDES})[^]{51}`,
    String.raw`[:\s]macro-name ?=`,
    String.raw`:action ?= ?["']execute`,
    String.raw`= ?["'] ?(?:vnd\.sun\.star\.script|vnd\.libreoffice\.command|macro):`,
    String.raw`[<:]source-code[\s>]`,
    '<!(?:entity|attlist)',
    String.raw`<\?xml [^<>]{0,150}encoding ?= ?["'](?!utf-(?:8|16)|us-ascii|iso-8859-|windows-125)[^]{12}`,
    // A long declaration could hide its encoding, and EBCDIC all of it.
    String.raw`<\?xml [^<>]{151}`,
    String.raw`lo\xa7\x94`,
  ].join('|'),
)

/** Documents in a single XML file, and what runs something in them. */
export const flat = [
  { kind: /opendocument|openoffice\.org\/2000/, runs: SCRIPTS },
  {
    kind: /mso-application|2006\/xmlpackage|office\/word\/2003/,
    runs: /macrospresent ?= ?["'](?! ?(?:no|off|false|0) ?["']).{8}|vbaproject|qwn0axzltwltz/,
  },
] as const

// Patterns of control characters, which may not be in literals.
const binary = (pattern: string) => new RegExp(pattern)

/** Macros in old Microsoft documents. Names are UTF-16. */
const OLD_VBA = binary(
  // The second is the folder of modules in the directory, which is all that LibreOffice looks for.
  [String.raw`_\0v\0b\0a\0_\0p\0r\0o\0j\0e\0c\0t\0`, String.raw`v\0b\0a\0\0\0[^]{56}\x08\0\x01`].join('|'),
)
/** The VBAInfoAtom of a presentation with macros, which are compressed. */
const OLD_SLIDES_VBA = binary(String.raw`\x02\0\0\x04\x0c\0\0\0[^]{4}(?!\0\0\0\0)[^]{4}`)
/**
 * The BoundSheet record of a macro sheet of Excel 4.0, with a name of at most 31 characters. Excel ignores most bits of
 * the byte before the kind.
 */
const OLD_MACRO_SHEET = binary(String.raw`\x85\0[\x08-\x40a-f]\0[^]{5}\x01[\x01-\x1f]`)

/**
 * The beginning of a macro sheet of Excel 2 to 4, or of a workbook of Excel 4 that may hold one. Excel opens them under
 * the name of any table.
 */
export const OLDEST_MACRO_SHEET = binary(String.raw`^\t[\0\x02\x04\x08][\x04\x06\x08\x10]\0[^]{2}(?:@\0|\0\x01)`)

/** Old Microsoft documents, and what runs something in them or in documents that they embed. */
export const old = [
  { kind: OLD_VBA, runs: OLD_VBA },
  { kind: VBA, runs: VBA },
  { kind: /p\0o\0w\0e\0r\0p\0o\0i\0n\0t\0/, runs: OLD_SLIDES_VBA },
  { kind: /b\0o\0o\0k\0/, runs: OLD_MACRO_SHEET },
] as const

const hex = (character: string) => character.charCodeAt(0).toString(16)

/** Matches a word in quoted-printable text without blanks, where any character can be written as a number. */
const quotable = (word: string) =>
  [...word].map(letter => `=?(?:${letter}|=${hex(letter)}|=${hex(letter.toUpperCase())})`).join('')

/** A document saved as a web archive, such as .mht, with the part that holds its macros. Blanks are removed. */
export const webArchive = [
  { kind: /mime-version/, runs: new RegExp(`qwn0axzltwltz|${quotable('activemime')}`) },
] as const
