import { once } from 'node:events'
import { createServer, type Server, type Socket } from 'node:net'
import { cleanFileName } from '@portal/contract/file_names'
import { limits } from '@portal/contract/limits'
import { describe, expect, onTestFinished, test } from 'vitest'
import { dispositionOf, savedName } from '../../../packages/server/src/files/disposition.ts'
import { scanWaiting } from '../../../packages/server/src/files/jobs.ts'
import { staffWith } from '../support/holders.ts'
import { aCategory, aLine, anActivity, anExpense, aProject, auditOf } from '../support/made.ts'
import { aFile, begin, download, sendBytes, uploaded } from './sending.ts'
import { usePortalOn } from './storages.ts'

const portal = usePortalOn('disk')

const text = (words: string) => Buffer.from(words)
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

describe('who sees a file:', () => {
  test('its uploader by view_own, everybody by view_all, and no other', async () => {
    const owner = await staffWith(portal(), 'files.add', 'files.view_own')
    const { id, newest } = await aFile(portal(), owner, text('mine'))
    const other = await staffWith(portal(), 'files.add', 'files.view_own', 'files.edit', 'files.delete')
    const all = await staffWith(portal(), 'files.view_all')
    const seen = async (as: typeof owner) => {
      const list = await portal().call('GET', '/files?limit=100', { as })
      const one = await portal().call('GET', `/files/${id}`, { as })
      const bytes = await download(portal(), as, newest.url)
      return [list.body.data.some((row: { id: string }) => row.id === id), one.status, bytes.status]
    }
    expect(await seen(owner)).toEqual([true, 200, 200])
    expect(await seen(all)).toEqual([true, 200, 200])
    expect(await seen(other)).toEqual([false, 404, 404])
    const body = { version: 1, name: 'x', description: '' }
    expect((await portal().call('PATCH', `/files/${id}`, { as: other, body })).status).toBe(404)
    expect((await portal().call('DELETE', `/files/${id}`, { as: other, body: { version: 1 } })).status).toBe(404)
    expect((await download(portal(), undefined, newest.url)).status).toBe(401)
  })

  test('that of a record whoever sees the record too; others cannot add to it', async () => {
    const root = await portal().person('sysadmin')
    const project = await aProject(portal(), {}, root)
    const activity = await anActivity(portal(), { project_id: project.id }, root)
    const category = await aCategory(portal(), { project_id: project.id }, root)
    const expense = await anExpense(
      portal(),
      { item_id: (await aLine(portal(), { category_id: category.id })).id },
      root,
    )
    const owners = { project: project.id, activity: activity.id, expense: expense.id }
    const rights = { project: 'projects.view', activity: 'activities.view', expense: 'budget.view' } as const
    for (const [kind, of_id] of Object.entries(owners)) {
      const of = { of_kind: kind, of_id }
      const file = await aFile(portal(), root, text(`of ${kind}`), of)
      expect(file.of).toMatchObject({ kind, id: of_id })
      const view = rights[kind as keyof typeof rights]
      const member = await staffWith(portal(), view, 'files.view_own', 'files.add')
      const read = () => portal().call('GET', `/files?of_kind=${kind}&of_id=${of_id}`, { as: member })
      expect([kind, (await read()).body.total]).toEqual([kind, 0])
      expect((await begin(portal(), member, text('x'), of)).body.errors).toEqual([
        { path: 'of_id', code: 'unknown_value' },
      ])
      await portal().database.pool.query('INSERT INTO project_users VALUES ($1, $2)', [project.id, member.id])
      expect((await read()).body.data).toMatchObject([{ id: file.id, can: { edit: false, delete: false } }])
      expect((await uploaded(portal(), member, text(`more of ${kind}`), of)).status).toBe(200)
      // Who sees files, but not the record, is not told what it is called.
      const clerk = await staffWith(portal(), 'files.view_all')
      expect((await portal().call('GET', `/files/${file.id}`, { as: clerk })).body.data.of).toBeNull()
    }
  })

  test('receipts go away with a deleted expense and come back with it', async () => {
    const as = await portal().person('sysadmin')
    const expense = await anExpense(portal(), { item_id: (await aLine(portal())).id }, as)
    const { id, newest } = await aFile(portal(), as, text('receipt'), { of_kind: 'expense', of_id: expense.id })
    const statuses = async () => [
      (await portal().call('GET', `/files/${id}`, { as })).status,
      (await download(portal(), as, newest.url)).status,
    ]
    await portal().call('DELETE', `/expenses/${expense.id}`, { as, body: { version: 1 } })
    expect(await statuses()).toEqual([404, 404])
    await portal().call('POST', `/expenses/${expense.id}/restore`, { as })
    expect(await statuses()).toEqual([200, 200])
  })

  test('instructors upload by their own command and see what they uploaded', async () => {
    const as = await portal().person('user', [{ group: 'instructors', command: 'upload_files' }])
    const file = await aFile(portal(), as, text('slides'))
    expect(file.can).toEqual({ edit: false, delete: false, add_version: false })
    const none = await portal().person('user')
    expect((await begin(portal(), none, text('slides'))).status).toBe(403)
  })
})

describe('a change', () => {
  test('asks for its own command, counts versions and stands in the audit', async () => {
    const as = await staffWith(portal(), 'files.add', 'files.view_own', 'files.edit', 'files.delete')
    const { id } = await aFile(portal(), as, text('a'), { name: 'first.txt' })
    const body = { version: 1, name: 'تقرير/../الربع.txt', description: 'للمانح' }
    const changed = await portal().call('PATCH', `/files/${id}`, { as, body })
    expect(changed.body.data).toMatchObject({ name: 'الربع.txt', description: 'للمانح', version: 2 })
    const stale = await portal().call('PATCH', `/files/${id}`, { as, body })
    expect(stale).toMatchObject({ status: 409, body: { code: 'changed_meanwhile', data: { version: 2 } } })
    const found = await portal().call('GET', `/files?search=${encodeURIComponent('الربع')}`, { as })
    expect(found.body.data).toMatchObject([{ id }])
    await portal().call('DELETE', `/files/${id}`, { as, body: { version: 2 } })
    await portal().call('POST', `/files/${id}/restore`, { as })
    expect(await auditOf(portal(), 'files', id)).toEqual(['add', 'edit', 'delete', 'restore'])
    const viewer = await staffWith(portal(), 'files.view_all', 'files.add')
    expect((await portal().call('PATCH', `/files/${id}`, { as: viewer, body })).status).toBe(403)
    expect((await begin(portal(), viewer, text('b'), { replaces: id })).body.errors).toEqual([
      { path: 'replaces', code: 'unknown_value' },
    ])
  })

  test('lists page in every order without losing a file', async () => {
    const as = await staffWith(portal(), 'files.add', 'files.view_own')
    for (const name of ['b.txt', 'a.txt', 'ج.txt']) await aFile(portal(), as, text(name.repeat(name.length)), { name })
    for (const sort of ['name', '-name', 'size', '-size', 'created_at', '-created_at']) {
      const seen: string[] = []
      let cursor = ''
      do {
        const { body } = await portal().call('GET', `/files?limit=2&sort=${sort}${cursor}`, { as })
        seen.push(...body.data.map((row: { id: string }) => row.id))
        cursor = body.next_cursor ? `&cursor=${body.next_cursor}` : ''
      } while (cursor)
      expect([sort, new Set(seen).size, seen.length]).toEqual([sort, 3, 3])
    }
  })
})

describe('limits:', () => {
  test('nothing over 50 MB, nothing empty', async () => {
    const as = await portal().person('sysadmin')
    const size = async (bytes: number) =>
      (await begin(portal(), as, text('x'), { size: bytes, sha256: 'c'.repeat(64) })).body.errors
    expect(await size(limits.file_bytes + 1)).toEqual([{ path: 'size', code: 'file_too_large' }])
    expect(await size(0)).toEqual([{ path: 'size', code: 'file_empty' }])
    expect(await size(limits.file_bytes)).toBeUndefined()
  })

  test('no more bytes than were announced, and none from elsewhere than where it stopped', async () => {
    const as = await portal().person('sysadmin')
    const { id } = (await begin(portal(), as, text('12345'))).body.data
    expect((await sendBytes(portal(), as, id, text('123456'))).status).toBe(413)
    expect((await sendBytes(portal(), as, id, text('45'), 3)).status).toBe(409)
    expect((await sendBytes(portal(), as, id, text('12345'))).status).toBe(204)
  })

  test('a person has only so many uploads open, and only so many bytes a day', async () => {
    const as = await staffWith(portal(), 'files.add')
    for (let n = 0; n < limits.uploads_open; n++)
      expect((await begin(portal(), as, text(`file ${n}`))).status).toBe(200)
    expect((await begin(portal(), as, text('one more'))).body.code).toBe('too_many_jobs')
    // The same one again is none more.
    expect((await begin(portal(), as, text('file 0'))).status).toBe(200)
    await portal().database.pool.query(`UPDATE uploads SET size = $2, file_id = gen_random_uuid() WHERE user_id = $1`, [
      as.id,
      limits.upload_bytes_daily / 10,
    ])
    expect((await begin(portal(), as, text('one more'))).body.code).toBe('too_many_requests')
  })

  test('bytes are taken from the person alone, from pages of the portal alone, and under its name alone', async () => {
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

describe('content', () => {
  test('is known by its bytes, whatever it was called', async () => {
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
    ['by its bytes', 'report.pdf', Buffer.concat([Buffer.from('7f454c46020101', 'hex'), Buffer.alloc(200)])],
  ])('that runs is refused %s, and nothing of it stays', async (_, name, bytes) => {
    const as = await portal().person('sysadmin')
    const answer = await uploaded(portal(), as, bytes, { name })
    expect(answer).toMatchObject({ status: 400, body: { code: 'file_refused' } })
    expect((await portal().call('GET', '/uploads', { as })).body.data).toEqual([])
  })

  test('is shown in a page only where it is a picture or a PDF, and can do nothing there', async () => {
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

describe('names', () => {
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
  ])('%j are kept as %j', (given, kept) => {
    expect(cleanFileName(given)).toBe(kept)
  })

  test('travel in both forms that browsers read, and keep the ending of the content', () => {
    expect(dispositionOf('attachment', 'تقرير "1" (2).pdf')).toBe(
      `attachment; filename="_____ _1_ (2).pdf"; filename*=UTF-8''%D8%AA%D9%82%D8%B1%D9%8A%D8%B1%20%221%22%20%282%29.pdf`,
    )
    expect(dispositionOf('inline', 'Café.pdf')).toBe(`inline; filename="Cafe.pdf"; filename*=UTF-8''Caf%C3%A9.pdf`)
    expect(savedName('Report', 'scan.PDF')).toBe('Report.pdf')
    expect(savedName('Report.pdf', 'scan.pdf')).toBe('Report.pdf')
  })
})

/** A peer that speaks clamd's INSTREAM: what holds EICAR is infected. */
const startScanner = async (port = 0): Promise<Server> => {
  const server = createServer((socket: Socket) => {
    let got = Buffer.alloc(0)
    socket
      .on('error', () => undefined)
      .on('data', data => {
        got = Buffer.concat([got, data])
        if (!got.subarray(0, 10).equals(Buffer.from('zINSTREAM\0'))) return
        const parts: Buffer[] = []
        for (let at = 10; at + 4 <= got.length; ) {
          const length = got.readUInt32BE(at)
          if (length === 0)
            return void socket.end(`stream: ${Buffer.concat(parts).includes('EICAR') ? 'Eicar-Test FOUND' : 'OK'}\0`)
          if (at + 4 + length > got.length) return
          parts.push(got.subarray(at + 4, at + 4 + length))
          at += 4 + length
        }
      })
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return server
}

const freePort = async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address ? address.port : 0
}
const scannerPort = await freePort()

describe('with a virus scanner', () => {
  const scanned = usePortalOn('disk', { CLAMD_URL: `tcp://127.0.0.1:${scannerPort}` })

  test('what it finds something in is not kept', async () => {
    await startScanner(scannerPort)
    const as = await scanned().person('sysadmin')
    expect((await uploaded(scanned(), as, text('an EICAR test'))).body.code).toBe('file_infected')
    const { newest } = await aFile(scanned(), as, Buffer.alloc(300_000, 'clean'))
    expect(newest.scan).toBe('clean')
    expect((await download(scanned(), as, newest.url)).status).toBe(200)
  })

  test('what it has not seen is kept and not given out until it has', async () => {
    const as = await scanned().person('sysadmin')
    const clean = await aFile(scanned(), as, text('seen later'))
    const bad = await aFile(scanned(), as, text('EICAR later'))
    expect(clean.newest.scan).toBe('pending')
    const answer = await download(scanned(), as, clean.newest.url)
    expect([answer.status, (await answer.json()).code]).toEqual([409, 'file_unscanned'])
    await startScanner(scannerPort)
    await scanWaiting(scanned().services)
    expect((await download(scanned(), as, clean.newest.url)).status).toBe(200)
    expect((await download(scanned(), as, bad.newest.url)).status).toBe(409)
  })
})
