import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { usePortal } from '../../support/portal.ts'
import { anExam, aStartedExam, idsOf, taking } from './exam.ts'

const portal = usePortal()

const begin = (given = {}) => aStartedExam(portal(), given)

const answersIn = (attempt: { answers: { question_id: string; value: string }[] }) =>
  Object.fromEntries(attempt.answers.map(({ question_id, value }) => [question_id, value]))

describe('saved answers', () => {
  test('ignore repeated saves, and the newest one counts in whatever order they arrive', async () => {
    const { start, save, exam, attempt, ids } = await begin()
    const first = { question_id: ids.text, value: 'First', lease: 1, seq: 1 }
    const third = { question_id: ids.text, value: 'Third', lease: 1, seq: 3 }
    await save(attempt.id, [third])
    await save(attempt.id, [first, { ...first, seq: 2, value: 'Second' }])
    await save(attempt.id, [first, { ...third, value: 'Changed' }])
    expect(answersIn((await start(exam.id)).body.data)).toEqual({ [ids.text]: 'Third' })
    const { rows } = await portal().database.pool.query('SELECT FROM exam_saves WHERE attempt_id = $1', [attempt.id])
    expect(rows).toHaveLength(3)
  })

  test('ignore a retry by its sequence number, so that no idempotency key is stored', async () => {
    const { trainee, attempt, ids } = await begin()
    const answers = [{ question_id: ids.text, value: 'Typed', lease: 1, seq: 1 }]
    const again = { as: trainee, body: { answers }, headers: { 'idempotency-key': randomUUID() } }
    const path = `/exam_attempts/${attempt.id}/answers`
    const said = [await portal().call('POST', path, again), await portal().call('POST', path, again)]
    expect(said.map(({ status, body }) => [status, body.data.late])).toEqual([
      [200, false],
      [200, false],
    ])
    const { pool } = portal().database
    const saves = await pool.query('SELECT FROM exam_saves WHERE attempt_id = $1', [attempt.id])
    const keys = await pool.query('SELECT FROM idempotency_keys WHERE user_id = $1', [trainee.id])
    expect([saves.rowCount, keys.rowCount]).toEqual([1, 0])
  })

  test('from an earlier page don’t overwrite those of a later page, but fill in what it left unanswered', async () => {
    const { start, save, submit, exam, attempt, ids } = await begin()
    const { lease } = (await start(exam.id)).body.data
    await save(attempt.id, [{ question_id: ids.text, value: 'On the laptop', lease, seq: 1 }])
    const late = await save(attempt.id, [
      { question_id: ids.text, value: 'On the phone', lease: 1, seq: 90 },
      { question_id: ids.radio, value: '1', lease: 1, seq: 91 },
    ])
    expect(late.body.data).toMatchObject({ lease, late: false })
    expect(answersIn((await start(exam.id)).body.data)).toEqual({ [ids.text]: 'On the laptop', [ids.radio]: '1' })
    expect(await submit(attempt.id, lease)).toMatchObject({ status: 409, body: { code: 'exam_open_elsewhere' } })
    expect((await submit(attempt.id, lease + 1)).body.data.state).toBe('closed')
  })

  test('are rejected for questions and leases that the attempt doesn’t have', async () => {
    const { save, attempt, ids } = await begin()
    const answer = { question_id: ids.text, value: 'X', lease: 1, seq: 1 }
    for (const wrong of [{ question_id: attempt.id }, { lease: 2 }]) {
      const refused = await save(attempt.id, [answer, { ...answer, seq: 2, ...wrong }])
      expect(refused.body.errors).toEqual([{ path: 'answers.1', code: 'unknown_value' }])
    }
  })

  test.each([
    ['a NUL', 'a\u0000b'],
    ['a lone surrogate', 'a\ud800b'],
  ])('with %s are rejected by name, and the others can be saved without them', async (_, value) => {
    const { start, save, exam, attempt, ids } = await begin()
    const good = { question_id: ids.radio, value: '1', lease: 1, seq: 1 }
    const { status, body } = await save(attempt.id, [good, { ...good, question_id: ids.text, value, seq: 2 }])
    expect([status, body.code, body.errors]).toEqual([
      400,
      'invalid',
      [{ path: 'answers.1.value', code: 'bad_characters' }],
    ])
    expect((await save(attempt.id, [good])).status).toBe(200)
    expect(answersIn((await start(exam.id)).body.data)).toEqual({ [ids.radio]: '1' })
  })

  test('keep the newest value of every attempt under concurrent saves', async () => {
    const { exam, trainees } = await anExam(portal(), { trainees: 12 })
    const expected = await Promise.all(
      trainees.map(async as => {
        const { start, save } = taking(portal(), as)
        const attempt = (await start(exam.id)).body.data
        const ids = idsOf(attempt)
        const values = Array.from({ length: 6 }, (_, at) => ({
          question_id: ids.text,
          value: `${at}`,
          lease: 1,
          seq: at + 1,
        }))
        const answers = await Promise.all(values.map(value => save(attempt.id, [value])))
        expect(answers.map(({ status }) => status)).toEqual(values.map(() => 200))
        return attempt.id
      }),
    )
    const { rows } = await portal().database.pool.query(
      `SELECT attempt_id FROM exam_answers WHERE value = '5' AND attempt_id = ANY ($1)`,
      [expected],
    )
    expect(rows).toHaveLength(12)
  })
})

describe('answers after the deadline', () => {
  test('count within the grace period, are kept apart afterwards, and count once they are accepted', async () => {
    const { start, save, attempt, ids, exam, instructor, training } = await begin({ limit_minutes: 30 })
    const deadline = Date.parse(attempt.deadline_at)
    const { pool } = portal().database
    const shift = (seconds: number) =>
      pool.query(`UPDATE exam_attempts SET deadline_at = $2 WHERE id = $1`, [
        attempt.id,
        new Date(portal().services.now().getTime() - seconds * 1000),
      ])
    expect(deadline).toBeGreaterThan(0)
    await shift(30)
    const inGrace = { question_id: ids.radio, value: '1', lease: 1, seq: 1 }
    expect((await save(attempt.id, [inGrace])).body.data).toMatchObject({ late: false, state: 'open' })
    await shift(61)
    const late = { question_id: ids.range, value: '5.5', lease: 1, seq: 2 }
    expect((await save(attempt.id, [late])).body.data).toMatchObject({ late: true, state: 'closed' })
    // A retry of a save whose response was lost. The save itself arrived in time.
    expect((await save(attempt.id, [inGrace])).body.data).toMatchObject({ late: false, state: 'closed' })
    expect(answersIn((await start(exam.id)).body.data)).toEqual({ [ids.radio]: '1' })
    const results = async () =>
      (await portal().call('GET', `/sub_activities/${training.id}/exam_results`, { as: instructor })).body.data.results
    expect(await results()).toMatchObject([{ points: 3, late: 1, percent: 30 }])
    const decide = (decision: string) =>
      portal().call('POST', `/exam_attempts/${attempt.id}/late`, {
        as: instructor,
        body: { decision, reason: 'Outage' },
      })
    expect((await decide('accept')).body.data).toMatchObject({ points: 5, late: 0, percent: 50 })
    await save(attempt.id, [{ ...late, seq: 3, value: '9' }])
    expect(await results()).toMatchObject([{ points: 5, late: 2 }])
  })

  test('are kept apart too if the exam was submitted on another device', async () => {
    const { save, submit, answers, attempt, ids } = await begin()
    expect((await submit(attempt.id, 1)).body.data.state).toBe('closed')
    expect((await submit(attempt.id, 1)).status).toBe(200)
    const rest = { question_id: ids.radio, value: '1', lease: 1, seq: 5 }
    expect((await save(attempt.id, [rest])).body.data).toMatchObject({ late: true })
    expect((await answers(attempt.id)).body.data).toMatchObject({ points: 0, late: 1 })
  })
})
