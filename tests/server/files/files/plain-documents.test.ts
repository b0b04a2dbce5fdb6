import { Readable } from 'node:stream'
import { describe, expect, test } from 'vitest'
import { macroProblem } from '../../../../packages/server/src/files/uploads/macros.ts'
import { builtZip } from '../../support/zip-file.ts'
import { openDocument, problemOf, word } from './documents.ts'

const types = (type: string) => `<Types><Default Extension="bin" ContentType="application/vnd.${type}"/></Types>`

/** Slides with many links, of which each piece of the file has another part at its edge. */
const slides = openDocument({ 'content.xml': `<x>${'<presentation:event-listener/>'.repeat(40_000)}</x>` })

describe('documents without macros', () => {
  test.each([
    ['a binary workbook', word({ '[Content_Types].xml': types('ms-excel.sheet.binary.macroEnabled.main') })],
    ['slides with many links', slides],
    [
      'slides of OpenOffice 1',
      openDocument({ 'content.xml': '<a xmlns:presentation="http://openoffice.org/2000/presentation"/>' }),
    ],
    [
      'a link to a page about macros',
      word({ 'word/_rels/document.xml.rels': '<a Target="https://a.test/vbaProject"/>' }),
    ],
  ])('are accepted: %s', async (_, parts) => {
    expect(await problemOf(builtZip(parts).whole)).toBe('accepted')
  })

  test('are accepted wherever the storage cuts them', async () => {
    const xml =
      Buffer.from(`<?xml version="1.0" encoding="UTF-8"?><office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0"
      xmlns:presentation="urn:oasis:names:tc:opendocument:xmlns:presentation:1.0"><presentation:event-listener/></office:document>`)
    for (let cut = 1; cut < xml.length; cut++) {
      const read = async () => Readable.from([xml.subarray(0, cut), xml.subarray(cut)])
      expect(await macroProblem({ read }, 'id', xml.length, xml)).toBeUndefined()
    }
  })
})

test('a document of 150 kB that unpacks to many declarations is checked in less than 2 s of CPU time', async () => {
  const bytes = builtZip(openDocument({ 'content.xml': '<?xml'.repeat(19 * 1024 * 1024) })).whole
  const before = process.cpuUsage()
  expect(await problemOf(bytes)).toBe('accepted')
  const { user, system } = process.cpuUsage(before)
  expect(user + system).toBeLessThan(2_000_000)
})
