import { Readable } from 'node:stream'
import { describe, expect, test } from 'vitest'
import { macroProblem } from '../../../../packages/server/src/files/uploads/macros.ts'
import { isRefusedName } from '../../../../packages/server/src/files/uploads/refused-types.ts'
import { storageOf } from '../../../../packages/server/src/integrations/open-storage.ts'
import { zipOf } from '../../money/imports/reading/zip.ts'
import { usePortalOn } from '../files/storages.ts'
import { begin, uploaded } from './sending.ts'

const portal = usePortalOn('disk')

const text = (words: string) => Buffer.from(words)

const namespaces =
  'xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" ' +
  'xmlns:script="urn:oasis:names:tc:opendocument:xmlns:script:1.0" xmlns:xlink="http://www.w3.org/1999/xlink"'
const MACRO = 'vnd.sun.star.script:Standard.Module1.Main?language=Basic&amp;location=document'

const content = (inside = '<office:scripts/>') =>
  `<?xml version="1.0"?><office:document-content ${namespaces}>${inside}</office:document-content>`

const listener = (name: string, address: string) =>
  `<office:scripts><office:event-listeners><${name} xlink:href="${address}"/></office:event-listeners></office:scripts>`

/** An OpenDocument text: a zip file with these parts beside the usual ones. */
const openDocument = (parts: Readonly<Record<string, string>> = {}) =>
  zipOf(
    Object.fromEntries(
      Object.entries({
        mimetype: 'application/vnd.oasis.opendocument.text',
        'content.xml': content(),
        'styles.xml': '<x/>',
        'Configurations2/accelerator/current.xml': '',
        'META-INF/manifest.xml': '<x/>',
        ...parts,
      }).map(([name, xml]) => [name, text(xml)]),
    ),
  )

const flat = (inside: string) =>
  text(`<?xml version="1.0"?>\n<office:document ${namespaces}>${inside}</office:document>`)
const EMPTY_LIBRARY =
  '<office:script script:language="ooo:Basic"><ooo:library-embedded ooo:name="Standard"/></office:script>'

const types = (type: string) =>
  text(`<Types><Override PartName="/word/other.bin" ContentType="application/vnd.ms-${type}"/></Types>`)
const word = (type: string) => zipOf({ '[Content_Types].xml': types(type), 'word/other.bin': text('x') })

const answerTo = async (name: string, bytes: Buffer) => {
  const { status, body } = await uploaded(portal(), await portal().person('sysadmin'), bytes, { name })
  return status === 200 ? 'accepted' : body.code
}

describe('documents with macros', () => {
  test.each([
    ['Basic', openDocument({ 'Basic/Standard/Module1.xml': '<x/>' })],
    ['Python', openDocument({ 'Scripts/python/run.py': 'print()' })],
    ['an embedded document with Basic', openDocument({ 'Object 1/Basic/script-lc.xml': '<x/>' })],
    ['a listener', openDocument({ 'content.xml': content(listener('script:event-listener', MACRO)) })],
    ['a listener under another prefix', openDocument({ 'content.xml': content(listener('s:event-listener', 'x')) })],
    [
      'a listener beyond the first chunk',
      openDocument({ 'content.xml': content('x'.repeat(300_000) + listener('s:event-listener', 'x')) }),
    ],
    ['a link to a macro', openDocument({ 'content.xml': content(`<text:a xlink:href="${MACRO}"/>`) })],
    ['a link in numbers for characters', openDocument({ 'styles.xml': `<a href="&#118;nd.sun.st&#x61;r.script:x"/>` })],
    ['a link with zeros in a number', openDocument({ 'content.xml': '<a href="&#x0000076;nd.sun.star.script:x"/>' })],
    ['a prefix that is no ASCII', openDocument({ 'content.xml': '<à:event-listener href="x"/>' })],
    ['a slide’s prefix for scripts', openDocument({ 'content.xml': '<a xmlns:presentation="urn:x:script:1.0"/>' })],
    [
      'a link behind an attribute list',
      openDocument({ 'content.xml': '<!DOCTYPE a [<!ATTLIST a href CDATA "x">]><a/>' }),
    ],
    ['another encoding', openDocument({ 'content.xml': '<?xml version="1.0" encoding="UTF-7"?><a/>' })],
    ['a link after long blanks', openDocument({ 'content.xml': `<a href=${' '.repeat(200_000)}"macro:x"/>` })],
    ['a link behind an entity', openDocument({ 'content.xml': '<!DOCTYPE a [<!ENTITY b "vnd.sun">]><a href="&b;"/>' })],
    ['a link in UTF-16', zipOf({ 'content.xml': Buffer.from(`\uFEFF<a href="${MACRO}"/>`, 'utf16le') })],
    ['a menu', openDocument({ 'Configurations2/menubar/menubar.xml': `<a href="${MACRO}"/>` })],
    [
      'a slide that starts a program',
      openDocument({ 'content.xml': '<presentation:event-listener presentation:action="execute"/>' }),
    ],
    ['one XML file', flat('<ooo:module><ooo:source-code>Sub Main</ooo:source-code></ooo:module>')],
    ['one XML file in UTF-16', Buffer.from(`\uFEFF${flat(listener('script:event-listener', 'x'))}`, 'utf16le')],
  ])('that are OpenDocument are rejected: %s', async (_, bytes) => {
    expect(await answerTo('Report.odt', bytes)).toBe('file_refused')
  })

  test.each([
    ['a workbook', zipOf({ 'xl/vbaProject.bin': text('x') })],
    ['a part of another name', word('office.vbaProject')],
    ['a document that says so', word('word.document.macroEnabled.main+xml')],
    [
      'one XML file',
      text('<?xml version="1.0"?><?mso-application progid="Word.Document"?><w:x w:macrosPresent="yes"/>'),
    ],
    [
      'one XML file of parts',
      text('<p:package xmlns:p="http://schemas.microsoft.com/office/2006/xmlPackage" p:name="/word/vbaProject.bin"/>'),
    ],
  ])('of Microsoft are rejected under the name of a plain document: %s', async (_, bytes) => {
    expect(await answerTo('Report.docx', bytes)).toBe('file_refused')
  })

  test.each([
    ['a text', openDocument()],
    [
      'slides that turn',
      openDocument({ 'content.xml': content('<presentation:event-listener presentation:action="next-page"/>') }),
    ],
    ['a text about macros', openDocument({ 'content.xml': content(`<text:p>Use ${MACRO}</text:p>`) })],
    ['one XML file with an empty library', flat(`<office:scripts>${EMPTY_LIBRARY}</office:scripts>`)],
    ['a page about macros', text(`<html><a href="${MACRO}">macro</a></html>`)],
    [
      'an archive of scripts',
      zipOf({ 'scripts/run.py': text('x'), 'site/content.xml': text('x'), 'basic/a.txt': text('x') }),
    ],
    ['a Word document', word('word.document.main+xml')],
  ])('are told from those without: %s', async (_, bytes) => {
    expect(await answerTo('Report.odt', bytes)).toBe('accepted')
  })

  test('are not assumed if the storage fails, which would delete the upload', async () => {
    const bytes = openDocument()
    const storage = {
      ...storageOf(portal().services),
      read: async (_: string, range?: object) => {
        if (range) throw new Error('the storage is away')
        return Readable.from(bytes, { objectMode: false })
      },
    }
    await expect(macroProblem(storage, 'id', bytes.length, bytes.subarray(0, 512))).rejects.toThrow(
      'the storage is away',
    )
  })
})

describe('names of types that run something', () => {
  test.each([
    'Payroll.appref-ms',
    'Photos.library-ms',
    'Panel.settingcontent-ms',
    'Rates.iqy',
    'Rates.slk',
    'Extension.oxt',
    'Disc.iso',
    'Disc.img',
    'Disc.vhd',
    'Disc.vhdx',
    'Disc.dmg',
    'Budget.xlsm',
    'Letter.docm',
    'Report.pdf.iqy',
    'REPORT.SETTINGCONTENT-MS',
    'Report.library-ms.',
    'Report.appref-ms .',
    'Report.iqy\u00A0',
    'Report\u202Exdsl.iqy',
    'Report.i\u202Eqy',
    'Report.iqy\u200F',
  ])('are rejected when announced: %j', async name => {
    const as = await portal().person('sysadmin')
    expect((await begin(portal(), as, text('harmless'), { name })).body.code).toBe('file_refused')
  })

  test('end with the last dot, so a word of a name is no type', () => {
    for (const name of ['iqy', 'Report.iqy.pdf', 'settingcontent-ms notes.txt']) expect(isRefusedName(name)).toBe(false)
  })
})
