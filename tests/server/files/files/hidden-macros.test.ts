import { describe, expect, test } from 'vitest'
import { builtZip, largeZipEnd, zipEnd } from '../../support/zip-file.ts'
import { MIMETYPE, openDocument, problemOf, word } from './documents.ts'

const MACRO = 'vnd.sun.star.script:Standard.Module1.Main?language=Basic&amp;location=document'
const LISTENER = `<office:document-content><script:event-listener xlink:href="${MACRO}"/></office:document-content>`

const hostileParts = openDocument({ 'content.xml': LISTENER })
const hostile = builtZip(hostileParts)
const plain = builtZip(openDocument())
const COMPOUND = Buffer.from('d0cf11e0a1b11ae1', 'hex')
/** An old Microsoft document with these streams and bytes. */
const compound = (names: readonly string[], ...contents: readonly Buffer[]) =>
  Buffer.concat([COMPOUND, Buffer.alloc(504), ...names.map(name => Buffer.from(name, 'utf16le')), ...contents])

describe('a document that programs read in different ways', () => {
  /** A plain list of entries, to which a 64-bit end points, in front of the real one. */
  const behindLargeEnd = () => {
    const clean = builtZip(openDocument(), { base: hostile.entries.length })
    const cleanListAt = hostile.entries.length + clean.entries.length
    const listAt = cleanListAt + clean.list.length
    const large = largeZipEnd(listAt + hostile.list.length, 3, clean.list.length, cleanListAt)
    const end = zipEnd(3, hostile.list.length, listAt)
    return Buffer.concat([hostile.entries, clean.entries, clean.list, hostile.list, large, end])
  }

  /** A plain document whose list is where the end of the real one points to if nothing were in front. */
  const behindPlainDocument = () => {
    const clean = builtZip({ ...openDocument(), a: 'b' })
    const real = builtZip({ ...hostileParts, 'Pictures/a': 'x'.repeat(5000) }, { isStored: true })
    const space = Buffer.alloc(real.entries.length - clean.entries.length)
    return Buffer.concat([clean.entries, space, clean.list, clean.end, real.whole])
  }

  const overlapping = () => {
    const two = builtZip({ 'a.bin': '<x/>', ...openDocument() })
    const records = two.records.map(record => Buffer.from(record))
    records[1]?.writeUInt32LE(0, 42)
    return Buffer.concat([two.entries, ...records, two.end])
  }

  test.each([
    ['a 64-bit end that points to a plain list', behindLargeEnd()],
    ['a plain document in front', behindPlainDocument()],
    ['a PDF header in front', Buffer.concat([Buffer.from('%PDF-1.7\n% a document of one page\n'), hostile.whole])],
    ['a byte behind its end', Buffer.concat([hostile.whole, Buffer.from('x')])],
    ['without its end', hostile.whole.subarray(0, -30)],
    [
      'entries that the list leaves out',
      Buffer.concat([hostile.entries, builtZip(openDocument(), { base: hostile.entries.length }).whole]),
    ],
    ['two names for an entry', builtZip(openDocument(), { localNames: { 'content.xml': 'Content.bin' } }).whole],
    ['entries that overlap', overlapping()],
    ['entries that are packed in an unknown way', builtZip(openDocument(), { method: 9 }).whole],
    ['an old document in front', Buffer.concat([compound(['WordDocument']), hostile.whole])],
  ])('is rejected as unclear: %s', async (_, bytes) => {
    expect(await problemOf(bytes)).toBe('document_unclear')
  })

  test('is rejected for macros that only a repair would find', async () => {
    const left = builtZip({ 'Basic/Standard/Module1.xml': '<x/>' }).entries
    expect(await problemOf(builtZip({ ...openDocument(), 'Pictures/a': left }, { isStored: true }).whole)).toBe(
      'file_refused',
    )
  })

  test('is rejected as too large beyond 100 MB, 5,000 parts, or 20,000 headers in its bytes', async () => {
    const large = builtZip(openDocument({ 'content.xml': ' '.repeat(101 * 1024 * 1024) })).whole
    expect(await problemOf(large)).toBe('document_too_large')
    const many = Object.fromEntries(Array.from({ length: 5000 }, (_, at) => [`Pictures/${at}`, '']))
    expect(await problemOf(builtZip(openDocument(many)).whole)).toBe('document_too_large')
    const headers = openDocument({ 'Pictures/a': 'PK\u0003\u0004'.repeat(20_001) })
    expect(await problemOf(builtZip(headers, { isStored: true }).whole)).toBe('document_too_large')
  })

  const large64 = () => {
    const large = largeZipEnd(plain.entries.length + plain.list.length, 3, plain.list.length, plain.entries.length)
    return Buffer.concat([plain.entries, plain.list, large, plain.end])
  }
  const reversed = () => Buffer.concat([plain.entries, ...plain.records.toReversed(), plain.end])

  test.each([
    ['a 64-bit end that agrees', large64()],
    ['sizes behind the data', builtZip(openDocument(), { isStreamed: true }).whole],
    ['a list in another order', reversed()],
    ['a comment', builtZip(openDocument(), { comment: 'made by hand' }).whole],
    ['a large sheet in a Microsoft workbook', builtZip(word({ 'xl/a.xml': ' '.repeat(101 * 1024 * 1024) })).whole],
    [
      'an archive in pieces, which is no document',
      Buffer.concat([Buffer.from('x'.repeat(99)), builtZip({ a: 'x' }).whole]),
    ],
    [
      'an archive that contains a document',
      builtZip({ 'a.odt': plain.whole, 'b.docx': builtZip(word({})).whole }, { isStored: true }).whole,
    ],
    ['a mail with a document', Buffer.concat([compound(['__attach']), builtZip(word({})).whole, Buffer.alloc(100)])],
  ])('is not assumed: %s', async (_, bytes) => {
    expect(await problemOf(bytes)).toBe('accepted')
  })
})

describe('an OpenDocument without the usual parts', () => {
  test.each([
    ['only its type and styles', { mimetype: MIMETYPE, 'styles.xml': LISTENER }],
    ['only its manifest and settings', { 'META-INF/manifest.xml': '<m/>', 'settings.xml': LISTENER }],
    ['only its type and Basic', { mimetype: MIMETYPE, 'Basic/Standard/Module1.xml': '<x/>' }],
    ['names with a path', { './mimetype': MIMETYPE, './styles.xml': LISTENER }],
    ['names with backslashes', { 'META-INF\\manifest.xml': '<m/>', 'Object 1\\Basic\\a.xml': '<x/>' }],
  ])('is checked all the same: %s', async (_, parts) => {
    expect(await problemOf(builtZip(parts).whole)).toBe('file_refused')
  })
})

describe('macros in documents that others embed or that are saved in other forms', () => {
  const vba = compound(['WordDocument', '_VBA_PROJECT'])
  const part = (data: string, encoding = 'base64') =>
    `--b\r\nContent-Type: application/x-mso\r\nContent-Transfer-Encoding: ${encoding}\r\n\r\n${data}\r\n--b--`
  const archive = (data: string, encoding?: string) =>
    Buffer.from(`MIME-Version: 1.0\r\nContent-Type: multipart/related; boundary="b"\r\n\r\n${part(data, encoding)}`)
  const base64 = Buffer.from('ActiveMime\0\0\u0001').toString('base64')
  const sheet = (kind: number, hidden = 0) =>
    Buffer.from([0x85, 0, 0x0e, 0, 0x34, 0x12, 0, 0, hidden, kind, 6, 0, ...Buffer.from('Sheet1')])
  const atom = (has: number) => Buffer.from([2, 0, 0, 4, 12, 0, 0, 0, 9, 0, 0, 0, has, 0, 0, 0, 2, 0, 0, 0])
  /** A folder in the directory of an old document. */
  const folder = (name: string) => {
    const entry = Buffer.alloc(128)
    entry.write(name, 'utf16le')
    entry.set([2 * (name.length + 1), 0, 1], 64)
    return entry
  }
  const LINK = '<a Type="http://schemas.microsoft.com/office/2006/relationships/vbaProject" Target="o.bin"/>'
  const word2003 = (has: string) =>
    Buffer.from(`<w:a xmlns:w="http://schemas.microsoft.com/office/word/2003/wordml" w:macrosPresent="${has}"/>`)

  test.each([
    ['an old document in a modern one', builtZip(word({ 'word/embeddings/oleObject1.bin': vba })).whole],
    ['an old document under the name of a picture', builtZip(word({ 'word/media/image1.png': vba })).whole],
    [
      'a modern document in another',
      builtZip(word({ 'word/embeddings/a.docx': builtZip({ 'word/vbaProject.bin': 'x' }).whole })).whole,
    ],
    ['an old document in an OpenDocument', builtZip({ ...openDocument(), 'Object 1': vba }).whole],
    ['a modern document in an old one', compound(['Package'], builtZip({ 'word/vbaProject.bin': 'x' }).whole)],
    ['an old presentation', compound(['PowerPoint Document'], atom(1))],
    ['an old presentation with another number for true', compound(['PowerPoint Document'], atom(2))],
    ['modules without a project, which LibreOffice opens', compound([], folder('VBA'))],
    ['a link to macros of an undeclared type', builtZip(word({ 'word/_rels/document.xml.rels': LINK })).whole],
    ['a document of Word 2003 that does not say so', word2003('yes')],
    ['a document of Word 2003 with another word for true', word2003('on')],
    ['OpenDocument in EBCDIC', builtZip(openDocument({ 'content.xml': Buffer.from('4c6fa79493', 'hex') })).whole],
    [
      'OpenDocument with a long declaration',
      builtZip(openDocument({ 'content.xml': `<?xml version="1.${'0'.repeat(2000)}" encoding="UTF-7"?>` })).whole,
    ],
    ['a macro sheet of Excel 4.0', compound(['Workbook'], sheet(1))],
    ['a macro sheet of Excel 4.0 that is hidden in an unusual way', compound(['Workbook'], sheet(1, 0x82))],
    ['a web archive', archive(base64)],
    ['a web archive with blanks in its data', archive([...base64].join(`\r\n${' '.repeat(2000)}`))],
    ['a web archive in quoted-printable', archive('=41ctive=\r\nMime', 'quoted-printable')],
    ['a web archive behind a PDF header', Buffer.concat([Buffer.from('%PDF-1.7\n\u0000'), archive(base64)])],
  ])('are found: %s', async (_, bytes) => {
    expect(await problemOf(bytes)).toBe('file_refused')
  })

  test.each([
    [
      'an old workbook in a modern document',
      builtZip(word({ 'word/embeddings/a.bin': compound(['Workbook'], sheet(0)) })).whole,
    ],
    ['an old presentation', compound(['PowerPoint Document'], atom(0))],
    ['a document of Word 2003', word2003('no')],
    ['a web archive', archive('PGh0bWw+')],
    ['a mail about ActiveMime without its data', Buffer.from('Subject: ActiveMime')],
    [
      'pictures',
      builtZip(word({ 'word/media/a.png': Buffer.from('89504e470d0a1a0a', 'hex'), 'word/media/b': '' })).whole,
    ],
  ])('are not assumed: %s', async (_, bytes) => {
    expect(await problemOf(bytes)).toBe('accepted')
  })
})
