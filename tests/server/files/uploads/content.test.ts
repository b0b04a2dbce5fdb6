import { limits } from '@portal/contract/core/fields/limits'
import { cleanFileName } from '@portal/contract/core/tables/file-fields'
import { describe, expect, test } from 'vitest'
import { dispositionOf, savedName } from '../../../../packages/server/src/files/download/disposition.ts'
import { zipOf } from '../../money/imports/reading/zip.ts'
import { staffWith } from '../../support/people/holders.ts'
import { usePortalOn } from '../files/storages.ts'
import { aFile, begin, download, sendBytes, uploaded } from './sending.ts'

const portal = usePortalOn('disk')

const text = (words: string) => Buffer.from(words)
/** A modern document: a zip file with these parts and a standard part. */
const withParts = (...names: string[]) =>
  zipOf(Object.fromEntries([...names, 'docProps/app.xml'].map(name => [name, text('<x/>')])))

/** A document in the old compound format, whose parts have UTF-16 names. */
const compound = (name: string) =>
  Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.alloc(1016),
    Buffer.from(name, 'utf16le'),
    Buffer.alloc(900),
  ])

const disc = (mark: string) =>
  Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(0x8001 - 9), Buffer.from(mark), Buffer.alloc(2043)])

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

describe('upload limits', () => {
  test('reject a file over 50 MB and an empty file', async () => {
    const as = await portal().person('sysadmin')
    const size = async (bytes: number) =>
      (await begin(portal(), as, text('x'), { size: bytes, sha256: 'c'.repeat(64) })).body.errors
    expect(await size(limits.file_bytes + 1)).toEqual([{ path: 'size', code: 'file_too_large' }])
    expect(await size(0)).toEqual([{ path: 'size', code: 'file_empty' }])
    expect(await size(limits.file_bytes)).toBeUndefined()
  })

  test('reject more bytes than announced and a wrong offset', async () => {
    const as = await portal().person('sysadmin')
    const { id } = (await begin(portal(), as, text('12345'))).body.data
    expect((await sendBytes(portal(), as, id, text('123456'))).status).toBe(413)
    expect((await sendBytes(portal(), as, id, text('45'), 3)).status).toBe(409)
    expect((await sendBytes(portal(), as, id, text('12345'))).status).toBe(204)
  })

  test('restrict open uploads per person and uploaded bytes per day', async () => {
    const as = await staffWith(portal(), 'files.add')
    for (let n = 0; n < limits.uploads_open; n++)
      expect((await begin(portal(), as, text(`file ${n}`))).status).toBe(200)
    expect((await begin(portal(), as, text('one more'))).body.code).toBe('too_many_jobs')
    // Starting the same upload again does not count.
    expect((await begin(portal(), as, text('file 0'))).status).toBe(200)
    await portal().database.pool.query(`UPDATE uploads SET size = $2, file_id = gen_random_uuid() WHERE user_id = $1`, [
      as.id,
      limits.upload_bytes_daily / 10,
    ])
    expect((await begin(portal(), as, text('one more'))).body.code).toBe('too_many_requests')
  })

  test('reject bytes from another person, without a session, from another origin and for another host', async () => {
    const as = await portal().person('sysadmin')
    const { id } = (await begin(portal(), as, text('mine'))).body.data
    const code = async (answer: Response) => `${answer.status} ${(await answer.json()).code}`
    const other = await portal().person('sysadmin')
    expect(await code(await sendBytes(portal(), other, id, text('mine')))).toBe('404 not_found')
    expect(await code(await sendBytes(portal(), { ...as, cookie: '' }, id, text('mine')))).toBe('401 not_signed_in')
    const foreign = { origin: 'https://evil.example.org' }
    expect(await code(await sendBytes(portal(), as, id, text('mine'), 0, foreign))).toBe('403 foreign_origin')
    const host = await portal().app.inject({
      method: 'PATCH',
      url: `/api/uploads/${id}/bytes`,
      headers: { host: 'evil.example.org', cookie: as.cookie },
    })
    expect(host.json().code).toBe('foreign_host')
    await portal().database.pool.query('DELETE FROM sessions WHERE user_id = $1', [as.id])
    expect(await code(await sendBytes(portal(), as, id, text('mine')))).toBe('401 not_signed_in')
  })
})

describe('file content', () => {
  test('is detected from the bytes, not the name', async () => {
    const as = await portal().person('sysadmin')
    const typeOf = async (name: string, bytes: Buffer) => (await aFile(portal(), as, bytes, { name })).newest.media_type
    expect(await typeOf('picture.pdf', png)).toBe('image/png')
    expect(await typeOf('page.png', text('<script>alert(1)</script>'))).toBe('text/plain')
    expect(await typeOf('paper.txt', text('%PDF-1.7\n%âãÏÓ\n'))).toBe('application/pdf')
    expect(await typeOf('odd.jpg', Buffer.from([1, 0, 2, 0, 255]))).toBe('application/octet-stream')
  })

  test.each([
    ['by its name', 'setup.exe', text('harmless')],
    ['by its name in capitals', 'تقرير.PDF.JS', text('harmless')],
    ['by a long extension', 'Payroll.application', text('harmless')],
    ['by an extension with a hyphen', 'Results.search-ms', text('harmless')],
    ['as a macOS script', 'Report.command', text('harmless')],
    ['as a macOS shortcut', 'Report.inetloc', text('harmless')],
    ['as an Access shortcut', 'Report.maf', text('harmless')],
    ['as an old scrap file', 'Report.shs', text('harmless')],
    ['as a Windows update', 'Report.msu', text('harmless')],
    ['with a dot after its extension', 'Report.bat.', text('harmless')],
    ['with full-width letters, which old programs save as ASCII', 'Report．ｂａｔ', text('harmless')],
    ['with an accent, which old programs drop', 'Report.bát', text('harmless')],
    ['with an ellipsis, which old programs save as three dots', 'Report.bat…', text('harmless')],
    ['as a document with macros', 'Budget.xlsm', text('harmless')],
    ['by its bytes', 'report.pdf', Buffer.concat([Buffer.from('7f454c46020101', 'hex'), Buffer.alloc(200)])],
    ['as a document with macros under another extension', 'Budget.xlsx', withParts('xl/vbaProject.bin')],
    ['as a document with macro sheets', 'Budget.xlsx', withParts('xl/macrosheets/sheet1.xml')],
    ['as a legacy document with macros', 'Letter.doc', compound('_VBA_PROJECT')],
    ['as a disc image', 'scan.pdf', disc('CD001')],
    ['as a UDF disc image', 'scan.pdf', disc('BEA01')],
    ['as a macOS disk image', 'photos.zip', Buffer.concat([Buffer.alloc(900), Buffer.from('koly'), Buffer.alloc(508)])],
    ['as a virtual disk', 'notes.txt', Buffer.concat([Buffer.from('vhdxfile'), Buffer.alloc(900)])],
    ['as the descriptor of a virtual disk', 'notes.txt', Buffer.from('# Disk DescriptorFile\nversion=1\n')],
    ['as a OneNote notebook', 'notes.txt', Buffer.from(`e4525c7b8cd8a74daeb15378d02996d3${'00'.repeat(90)}`, 'hex')],
    ['as a macro sheet of Excel 4', 'list.xls', Buffer.from('090406000000400000000000', 'hex')],
    ['as a SYLK table, which can run commands', 'list.csv', text('ID;PWXL;N;E\nC;Y1;X1;E=1+1\nE\n')],
  ])('that is executable is rejected %s, and none of it is stored', async (_, name, bytes) => {
    const as = await portal().person('sysadmin')
    const answer = await uploaded(portal(), as, bytes, { name })
    expect(answer).toMatchObject({ status: 400, body: { code: 'file_refused' } })
    expect((await portal().call('GET', '/uploads', { as })).body.data).toEqual([])
  })

  test.each([
    ['a workbook', 'Budget.xlsx', withParts('xl/workbook.xml')],
    ['a legacy document', 'Letter.doc', compound('WordDocument')],
    ['a CSV file that begins like SYLK', 'list.csv', text('ID;Project\n1;vbaProject.bin\n')],
    ['a name that consists of an executable extension', 'exe', text('notes')],
  ])('that is harmless is accepted: %s', async (_, name, bytes) => {
    const as = await portal().person('sysadmin')
    expect((await uploaded(portal(), as, bytes, { name })).status).toBe(200)
  })

  test('cannot be renamed with an extension that would be rejected', async () => {
    const as = await portal().person('sysadmin')
    const { id, version } = await aFile(portal(), as, text('notes'), { name: 'notes' })
    const body = { version, name: 'notes.exe', description: '' }
    expect((await portal().call('PATCH', `/files/${id}`, { as, body })).body.code).toBe('file_refused')
  })

  test('is shown inline only if it is an image or a PDF, and never runs scripts', async () => {
    const as = await portal().person('sysadmin')
    const heads = async (name: string, bytes: Buffer, query: string) => {
      const { newest } = await aFile(portal(), as, bytes, { name })
      const { headers } = await download(portal(), as, newest.url + query)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('cache-control')).toBe('no-store')
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
      return [headers.get('content-disposition')?.split(';')[0], headers.get('content-security-policy')]
    }
    const closed = "sandbox; default-src 'none'; frame-ancestors 'none'"
    expect(await heads('a.png', png, '?show=yes')).toEqual(['inline', closed])
    expect(await heads('a.png', png, '')).toEqual(['attachment', closed])
    expect(await heads('a.html', text('<script>alert(1)</script>'), '?show=yes')).toEqual(['attachment', closed])
    expect(await heads('a.svg', text('<svg xmlns="http://www.w3.org/2000/svg"/>'), '?show=yes')).toEqual([
      'attachment',
      closed,
    ])
    const [kind, policy] = await heads('a.pdf', text('%PDF-1.7\n'), '?show=yes')
    expect([kind, policy]).toEqual(['inline', expect.stringContaining("default-src 'none'")])
  })
})

describe('file names', () => {
  test.each([
    ['../../etc/passwd', 'passwd'],
    ['C:\\Users\\Nour\\ميزانية.xlsx', 'ميزانية.xlsx'],
    ['invoice\u202Efdp.exe', 'invoicefdp.exe'],
    ['a\u0000b\nc.txt', 'abc.txt'],
    ['  ..hidden.  ', 'hidden'],
    ['Cafe\u0301.pdf', 'Café.pdf'],
    ['می\u200Cخواهم.txt', 'می\u200Cخواهم.txt'],
    ['報告書 2026.docx', '報告書 2026.docx'],
    ['///', ''],
    [`${'ن'.repeat(300)}.pdf`, `${'ن'.repeat(196)}.pdf`],
    // The name is cut at a dot or space, which Windows would drop. The extension before it counts.
    [`${'a'.repeat(195)}.bat.${'x'.repeat(20)}`, `${'a'.repeat(195)}.bat`],
    [`${'a'.repeat(195)}.bat ${'x'.repeat(20)}`, `${'a'.repeat(195)}.bat`],
  ])('such as %j are stored as %j', (given, stored) => {
    expect(cleanFileName(given)).toBe(stored)
  })

  test('are sent in both header forms and get the extension of the content', () => {
    expect(dispositionOf('attachment', 'تقرير "1" (2).pdf')).toBe(
      `attachment; filename="_____ _1_ (2).pdf"; filename*=UTF-8''%D8%AA%D9%82%D8%B1%D9%8A%D8%B1%20%221%22%20%282%29.pdf`,
    )
    expect(dispositionOf('inline', 'Café.pdf')).toBe(`inline; filename="Cafe.pdf"; filename*=UTF-8''Caf%C3%A9.pdf`)
    expect(savedName('Report', 'scan.PDF')).toBe('Report.pdf')
    expect(savedName('Report.pdf', 'scan.pdf')).toBe('Report.pdf')
  })
})
