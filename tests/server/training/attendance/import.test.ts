import { describe, expect, test } from 'vitest'
import { auditOf } from '../../support/made.ts'
import { type Person, usePortal } from '../../support/portal.ts'
import { aSession, aTrainingOf } from '../../support/training/trainings.ts'

const portal = usePortal()

/** Creates a training with two trainees, two sessions on one day, and one on another. */
const made = async () => {
  const huda = await portal().person('user', [], { first_name_en: 'Huda', last_name_en: 'Khaled' })
  const adam = await portal().person('user', [], { first_name_en: 'Adam', last_name_en: 'Haddad' })
  const { id } = await aTrainingOf(portal(), { trainees: [huda, adam] })
  const sessions = [
    await aSession(portal(), id, { date: '2026-06-01' }),
    await aSession(portal(), id, { date: '2026-06-01', start: '13:00', end: '15:00' }),
    await aSession(portal(), id, { date: '2026-06-02' }),
  ]
  const as = await portal().person('sysadmin')
  const send = (csv: string, is_applied = false, who: Person = as) =>
    portal().call('POST', `/sub_activities/${id}/attendance_import`, {
      as: who,
      body: { data: Buffer.from(csv).toString('base64'), is_applied },
    })
  const marks = async () => {
    const { trainees } = (await portal().call('GET', `/sub_activities/${id}/attendance`, { as })).body.data
    return Object.fromEntries(
      trainees.map((one: { email: string; marks: (string | null)[] }) => [one.email, one.marks]),
    )
  }
  return { id, huda, adam, sessions, as, send, marks }
}

test('imports marks by email or name, ignores empty cells, and changes nothing the second time', async () => {
  const { huda, adam, sessions, send, marks } = await made()
  const csv = `Email,Name,2026-06-01 09:00,2026-06-01 13:00,2026-06-02\n${huda.email.toUpperCase()},,P,late,\n,adam  haddad,غائب,E,p\n`
  const preview = await send(csv)
  expect(preview.body.data).toEqual({
    rows: [
      { line: 2, label: huda.email.toUpperCase(), changes: 2, problems: [] },
      { line: 3, label: 'adam  haddad', changes: 3, problems: [] },
    ],
    about: expect.objectContaining({ encoding: 'utf-8', hidden_rows: [] }),
    is_applied: false,
  })
  const nothing = { [huda.email]: [null, null, null], [adam.email]: [null, null, null] }
  expect(await marks()).toEqual(nothing)
  expect((await send(csv, true)).body.data.is_applied).toBe(true)
  const all = { [huda.email]: ['present', 'late', null], [adam.email]: ['absent', 'excused', 'present'] }
  expect(await marks()).toEqual(all)
  expect((await send(csv)).body.data.rows.map(({ changes }: { changes: number }) => changes)).toEqual([0, 0])
  expect(await auditOf(portal(), 'training_sessions', sessions[0] ?? '')).toEqual(['import_marks'])
})

describe('an invalid attendance file', () => {
  test('sets no mark of a row that has more cells than titles', async () => {
    const { huda, send, marks } = await made()
    const csv = `Email,2026-06-02\n${huda.email},P,P\n`
    const { rows } = (await send(csv)).body.data
    expect(rows).toEqual([{ line: 2, label: '', changes: 0, problems: [{ column: '', code: 'row_too_long' }] }])
    expect((await send(csv, true)).body.errors).toEqual([{ path: 'rows.2', code: 'row_too_long' }])
    expect((await marks())[huda.email]).toEqual([null, null, null])
  })

  test('is reported by row and column, and nothing is imported', async () => {
    const { huda, send, marks } = await made()
    const csv = `Email,2026-06-01,2026-06-03,2026-06-02 09:00\n${huda.email},P,P,P\nnobody@example.org,P,P,X\n${huda.email},P,P,P\n`
    const { rows } = (await send(csv)).body.data
    expect(rows.map(({ line, problems }: { line: number; problems: unknown }) => [line, problems])).toEqual([
      [
        1,
        [
          { column: '2026-06-01', code: 'session_unknown' },
          { column: '2026-06-03', code: 'session_unknown' },
        ],
      ],
      [2, []],
      [
        3,
        [
          { column: 'Email', code: 'trainee_unknown' },
          { column: '2026-06-02 09:00', code: 'unknown_value' },
        ],
      ],
      [4, [{ column: 'Email', code: 'twice_in_file' }]],
    ])
    const refused = await send(csv, true)
    expect([refused.status, refused.body.code]).toEqual([400, 'invalid'])
    expect((await marks())[huda.email]).toEqual([null, null, null])
  })

  test('is reported for a cancelled session, an ambiguous name, or a missing column for people', async () => {
    const { id, sessions, send } = await made()
    const same = { first_name_en: 'Huda', last_name_en: 'Khaled' }
    const other = await portal().person('user', [], same)
    await portal().database.pool.query('INSERT INTO sub_activity_trainees (sub_activity_id, user_id) VALUES ($1, $2)', [
      id,
      other.id,
    ])
    await portal().database.pool.query('UPDATE training_sessions SET is_cancelled = true WHERE id = $1', [sessions[2]])
    const problems = async (csv: string) =>
      (await send(csv)).body.data.rows.flatMap((row: { problems: { code: string }[] }) =>
        row.problems.map(({ code }) => code),
      )
    expect(await problems('Name,2026-06-02\nHuda Khaled,P\n')).toEqual(['session_unknown', 'ambiguous'])
    expect(await problems('2026-06-01 09:00\nP\n')).toEqual(['select_value'])
    const broken = await send('\n')
    expect([broken.status, broken.body.code]).toEqual([400, 'file_unreadable'])
  })
})

test('requires access to the training and the right to mark its attendance', async () => {
  const { send } = await made()
  const teaches = await portal().person('user', [{ group: 'instructors', command: 'instructor_pages' }])
  expect((await send('Email\na@b.co\n', false, teaches)).status).toBe(404)
  expect((await send('Email\na@b.co\n', false, await portal().person('staff'))).status).toBe(403)
})

test('accepts only excuses for a session that isn’t open yet', async () => {
  const { id, huda, adam, send, marks } = await made()
  await aSession(portal(), id, { date: '2099-06-01' })
  const csv = `Email,2099-06-01\n${huda.email},P\n${adam.email},E\n`
  const problems = [{ column: '2099-06-01', code: 'session_not_open' }]
  expect((await send(csv)).body.data.rows.map((row: { problems: unknown }) => row.problems)).toEqual([problems, []])
  expect((await send(csv, true)).status).toBe(400)
  expect((await send(`Email,2099-06-01\n${adam.email},E\n`, true)).status).toBe(200)
  expect((await marks())[adam.email]?.at(-1)).toBe('excused')
})
