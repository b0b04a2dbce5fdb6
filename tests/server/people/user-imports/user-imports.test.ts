import { describe, expect, test } from 'vitest'
import { sheetOf } from '../../money/imports/reading/zip.ts'
import { staffWith } from '../../support/people/holders.ts'
import { mailsTo } from '../../support/people/people.ts'
import { type Person, usePortal } from '../../support/portal.ts'

const portal = usePortal()

const TITLES = 'Email,First name,Last name,الاسم,الكنية,Account type,Phone,Gender,Date of birth'
const csv = (...lines: string[]) => Buffer.from([TITLES, ...lines].join('\n'))

const post = (as: Person, path: string, body: object = {}) =>
  portal().call('POST', `/user_imports${path}`, { as, body })

const sent = async (as: Person, bytes: Buffer): Promise<string> => {
  const { id } = (await post(as, '', { name: 'people.csv', size: bytes.length })).body.data
  for (let offset = 0; offset < bytes.length; offset += 20_000) {
    const data = bytes.subarray(offset, offset + 20_000).toString('base64')
    expect((await post(as, `/${id}/parts`, { offset, data })).status).toBe(200)
  }
  return id
}

const matched = async (as: Person, bytes: Buffer, type = 'trainee') => {
  const id = await sent(as, bytes)
  const { body } = await post(as, `/${id}/columns`)
  const matching = body.data.columns.map((column: { field: string | null }) => column.field)
  const given = { matching, type, day_order: 'day' }
  const preview = async (more: object = {}) => (await post(as, `/${id}/preview`, { ...given, ...more })).body.data
  const apply = async (cursor = 0) => (await post(as, `/${id}/apply`, { ...given, cursor })).body.data
  return { id, matching, preview, apply }
}

const stamp = () => crypto.randomUUID().slice(0, 8)

describe('an import of people', () => {
  test('reads both languages and classifies each row as new, known or invalid', async () => {
    const as = await portal().person('sysadmin')
    const known = await portal().person('user')
    const mark = stamp()
    const file = csv(
      `A.${mark}@people.test,Huda,Saleh,هدى,صالح,Project officer,+963 11 123456,female,03/04/1990`,
      `b.${mark}@people.test,Omar,Khalil,عمر,خليل,متدرب,,ذكر,`,
      `${known.email},Nour,Saleh,نور,صالح,,,,`,
      '',
      `no mail,هدى,Saleh,Huda,صالح,boss,12,,2024-01-01`,
      `a.${mark}@people.test,Huda,Saleh,هدى,صالح,,,,`,
    )
    const { matching, preview } = await matched(as, file)
    const names = ['first_name_en', 'last_name_en', 'first_name_ar', 'last_name_ar']
    expect(matching).toEqual(['email', ...names, 'type', 'phone', 'gender', 'birth_date'])
    const { rows, counts } = await preview()
    expect(counts).toEqual({ new: 2, same: 1, bad: 2 })
    expect(rows.map(({ line, state }: { line: number; state: string }) => [line, state])).toEqual([
      [2, 'new'],
      [3, 'new'],
      [4, 'same'],
      [6, 'bad'],
      [7, 'bad'],
    ])
    expect(rows[0].values).toMatchObject({ type: 'project_officer', birth_date: '1990-04-03' })
    expect(rows[1].values).toMatchObject({ type: 'trainee', gender: 'male' })
    expect(
      rows[3].problems.map(({ field, code }: { field: string; code: string }) => `${field} ${code}`).sort(),
    ).toEqual([
      'birth_date age_min',
      'email email_invalid',
      'first_name_ar arabic_only',
      'first_name_en english_only',
      'phone wrong_type',
      'type unknown_value',
    ])
    expect(rows[4].problems).toEqual([{ field: 'email', code: 'twice_in_file' }])
    expect((await preview({ shows: 'bad' })).rows).toEqual([rows[3], rows[4]])
  })

  test('adds 300 people in batches with a result per row, and invites each of them once', async () => {
    const as = await portal().person('sysadmin')
    const mark = stamp()
    const lines = Array.from({ length: 300 }, (_, at) => `p${at}.${mark}@people.test,Huda,Saleh,هدى,صالح,,,,`)
    const { apply, preview } = await matched(as, csv(...lines, 'nobody,Huda,Saleh,هدى,صالح,,,,'))
    const started = performance.now()
    const results: { state: string; email: string; user_id: string | null }[] = []
    let cursor: number | null = 0
    let batches = 0
    while (cursor !== null) {
      const batch: { results: typeof results; next_cursor: number | null } = await apply(cursor)
      results.push(...batch.results)
      cursor = batch.next_cursor
      batches++
    }
    // An idle machine needs one second.
    expect(performance.now() - started).toBeLessThan(20_000)
    expect(batches).toBe(4)
    const count = (state: string) => results.filter(one => one.state === state).length
    expect([count('added'), count('bad'), results.length]).toEqual([300, 1, 301])
    expect((await preview()).counts).toEqual({ new: 0, same: 300, bad: 1 })
    // A batch whose response was lost is sent again.
    const again = await apply(0)
    expect(new Set(again.results.map(({ state }: { state: string }) => state))).toEqual(new Set(['same']))
    const { pool } = portal().database
    const { rows } = await pool.query(
      `SELECT count(DISTINCT recipient)::int AS people, count(*)::int AS mails FROM emails WHERE recipient LIKE $1`,
      [`%${mark}@people.test`],
    )
    expect(rows).toEqual([{ people: 300, mails: 300 }])
    const [one] = results
    const { body } = await portal().call('GET', `/users/${one?.user_id}`, { as })
    expect(body.data).toMatchObject({ type: 'trainee', has_password: false, profiles: [{ account_type: 'trainee' }] })
  })

  test('skips hidden rows unless requested, and rejects rows with more cells than titles', async () => {
    const as = await portal().person('sysadmin')
    const names = ['Email', 'First name', 'Last name', 'الاسم', 'الكنية']
    const text = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`
    const row = (line: number, cells: readonly string[], more = '') =>
      `<row r="${line}"${more}>${cells.map((value, at) => text(value).replace('<c', `<c r="${'ABCDE'[at]}${line}"`)).join('')}</row>`
    const person = (email: string) => [email, 'Huda', 'Saleh', 'هدى', 'صالح']
    const [one, other] = [`${stamp()}@people.test`, `${stamp()}@people.test`]
    const rows = [row(1, names), row(2, person(one)), row(3, person(other), ' hidden="1"')]
    const { preview } = await matched(as, sheetOf(rows.join('')))
    const emails = async (more = {}) => (await preview(more)).rows.map(({ email }: { email: string }) => email)
    expect(await emails()).toEqual([one])
    expect(await emails({ with_hidden: true })).toEqual([one, other])
    const shifted = await matched(as, Buffer.from(`${names.join()}\n${person(one).join()},Nour`))
    expect((await shifted.preview()).rows).toMatchObject([
      { line: 2, state: 'bad', problems: [{ field: null, code: 'row_too_long' }] },
    ])
  })

  test('rejects account types that the importing person may not give', async () => {
    const officer = await staffWith(portal(), 'users.add')
    const email = `${stamp()}@people.test`
    const file = csv(`${email},Huda,Saleh,هدى,صالح,sysadmin,,,`, `x${email},Huda,Saleh,هدى,صالح,user,,,`)
    const { preview, apply } = await matched(officer, file, 'project_coordinator')
    expect((await preview()).rows[0].problems).toEqual([{ field: 'type', code: 'type_refused' }])
    expect((await apply()).results.map(({ state }: { state: string }) => state)).toEqual(['bad', 'added'])
    expect(await mailsTo(portal(), email)).toEqual([])
  })

  test('belongs to its owner, must be complete, and is rejected if it is not a table', async () => {
    const [as, other] = [await portal().person('sysadmin'), await portal().person('sysadmin')]
    const { id } = (await post(as, '', { name: 'people.csv', size: 100 })).body.data
    expect((await post(as, `/${id}/columns`)).body.code).toBe('file_incomplete')
    expect((await post(other, `/${id}/columns`)).status).toBe(404)
    const late = await post(as, `/${id}/parts`, { offset: 50, data: 'dGV4dA==' })
    expect(late).toMatchObject({ status: 409, body: { data: { received: 0 } } })
    const pdf = await sent(as, Buffer.from('%PDF-1.7\n%%EOF'))
    expect((await post(as, `/${pdf}/columns`)).body.code).toBe('file_unreadable')
    expect((await portal().call('DELETE', `/user_imports/${pdf}`, { as: other, body: {} })).status).toBe(404)
    expect((await portal().call('DELETE', `/user_imports/${pdf}`, { as, body: {} })).status).toBe(200)
    const { matching } = await matched(as, csv('x@people.test,A,B,هدى,صالح,,,,'))
    const partly = await sent(as, csv('x@people.test,A,B,هدى,صالح,,,,'))
    await post(as, `/${partly}/columns`)
    const without = matching.map((field: string) => (field === 'email' ? null : field))
    const answer = await post(as, `/${partly}/preview`, { matching: without, type: 'user' })
    expect(answer.body.errors).toEqual([{ path: 'matching.email', code: 'select_value' }])
  })
})
