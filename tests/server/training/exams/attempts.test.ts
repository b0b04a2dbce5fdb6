import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { type Person, usePortal } from '../../support/portal.ts'
import { anExam, aStartedExam, questions, staff, taking } from './exam.ts'

const portal = usePortal()

const MINUTE = 60

describe('an attempt', () => {
  test('can be started only by trainees of the training, once the exam is open and has questions', async () => {
    const { exam, trainee, instructor, training } = await anExam(portal())
    for (const as of [instructor, await portal().person('user'), await portal().person('sysadmin')]) {
      expect((await taking(portal(), as).start(exam.id)).status).toBe(404)
      expect((await portal().call('GET', `/sub_activities/${training.id}/exams/post`, { as })).status).toBe(404)
    }
    expect((await taking(portal(), trainee).start(exam.id)).status).toBe(200)
    const refused = { status: 409, body: { code: 'exam_not_open' } }
    for (const given of [
      { questions: [] },
      { opens_at: '2090-01-01T00:00:00Z' },
      { closes_at: '2026-01-02T00:00:00Z' },
    ]) {
      const other = await anExam(portal(), given)
      expect(await taking(portal(), other.trainee).start(other.exam.id)).toMatchObject(refused)
    }
  })

  test('shows its time limit before the start, including the person’s extra time', async () => {
    const { as, exam, training, trainee } = await anExam(portal())
    const body = { user_id: trainee.id, minutes: 15, reason: 'Reads with a magnifier' }
    expect((await portal().call('PATCH', `/exams/${exam.id}/extra_time`, { as, body })).body.data).toMatchObject([
      { id: trainee.id, minutes: 15, reason: body.reason },
    ])
    const entry = (await portal().call('GET', `/sub_activities/${training.id}/exams/post`, { as: trainee })).body.data
    const entries = await portal().call('GET', `/sub_activities/${training.id}/exams`, { as: trainee })
    expect(entries.body.data).toEqual([entry])
    expect(entry).toMatchObject({ question_count: 3, points: 10, limit_minutes: 30, extra_minutes: 15, attempt: null })
    const { start } = taking(portal(), trainee)
    const attempt = (await start(exam.id)).body.data
    const minutesLeft = (Date.parse(attempt.deadline_at) - Date.parse(attempt.server_time)) / (MINUTE * 1000)
    expect(Math.round(minutesLeft)).toBe(45)
    await portal().call('PATCH', `/exams/${exam.id}/extra_time`, { as, body: { ...body, minutes: 20 } })
    const longer = (await start(exam.id)).body.data
    expect(Date.parse(longer.deadline_at) - Date.parse(attempt.deadline_at)).toBe(5 * MINUTE * 1000)
    const started = (await portal().call('GET', `/sub_activities/${training.id}/exams/post`, { as: trainee })).body.data
    expect(started.attempt).toEqual({ id: attempt.id, state: 'open', deadline_at: longer.deadline_at })
  })

  test('gets extra time from people who prepare the exam, with a reason that the trainee can’t see', async () => {
    const { exam, trainee, start, attempt, training } = await aStartedExam(portal())
    const path = `/exams/${exam.id}/extra_time`
    const as = await staff(portal(), 'view', 'fill_questions')
    const give = (by: Person, body: object) =>
      portal().call('PATCH', path, { as: by, body: { user_id: trainee.id, ...body } })
    expect(await give(as, { minutes: 10 })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'reason', code: 'reason_required' }] },
    })
    const given = { minutes: 10, reason: 'Broken arm' }
    for (const other of [trainee, await staff(portal(), 'view')]) expect((await give(other, given)).status).toBe(403)
    expect((await give(as, { ...given, user_id: as.id })).status).toBe(400)
    expect((await give(as, given)).status).toBe(200)
    expect((await portal().call('GET', path, { as })).body.data).toMatchObject([given])
    const own = await portal().call('GET', `/sub_activities/${training.id}/exams/post`, { as: trainee })
    const longer = (await start(exam.id)).body
    expect(JSON.stringify([own.body, longer])).not.toContain('Broken arm')
    expect(Date.parse(longer.data.deadline_at) - Date.parse(attempt.deadline_at)).toBe(10 * MINUTE * 1000)
    expect((await give(as, { minutes: 0 })).body.data).toMatchObject([{ minutes: 0, reason: '' }])
    expect((await start(exam.id)).body.data.deadline_at).toBe(attempt.deadline_at)
  })

  test('is created once when several pages start it concurrently, and the last page holds the lease', async () => {
    const { exam, trainee } = await anExam(portal())
    const { start, status } = taking(portal(), trainee)
    const begun = (await Promise.all(Array.from({ length: 8 }, () => start(exam.id)))).map(({ body }) => body.data)
    expect(new Set(begun.map(({ id }) => id)).size).toBe(1)
    expect(new Set(begun.map(({ lease }) => lease)).size).toBe(8)
    expect((await status(begun[0].id)).body.data.lease).toBe(8)
    const { rows } = await portal().database.pool.query('SELECT FROM exam_attempts WHERE exam_id = $1', [exam.id])
    expect(rows).toHaveLength(1)
  })

  test('stores nothing more however often it is opened, whatever keys come along', async () => {
    const { exam, trainee, attempt } = await aStartedExam(portal())
    const { pool } = portal().database
    const stored = async () => {
      const { rows } = await pool.query<{ name: string }>(
        `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`,
      )
      const counts = rows.map(({ name }) => `SELECT '${name}' AS name, count(*)::int AS count FROM "${name}"`)
      return (await pool.query(counts.join(' UNION ALL '))).rows
    }
    const before = await stored()
    const opened = Array.from({ length: 30 }, (_, at) =>
      portal().call('POST', `/exams/${exam.id}/attempts`, {
        as: trainee,
        body: {},
        headers: { 'idempotency-key': at < 2 ? 'the-same-key' : randomUUID() },
      }),
    )
    const answers = await Promise.all(opened)
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.data.id}`))).toEqual(
      new Set([`200 ${attempt.id}`]),
    )
    expect(await stored()).toEqual(before)
  })

  test('has a random order of its own if the exam is randomised, the same on every page', async () => {
    const many = Array.from({ length: 40 }, (_, at) => ({ ...questions[1], prompt: `Question ${at}` }))
    const { exam, trainees } = await anExam(portal(), { questions: many, randomise: true, trainees: 2 })
    const orders = []
    for (const as of trainees)
      for (let page = 0; page < 2; page++)
        orders.push(
          (await taking(portal(), as).start(exam.id)).body.data.questions.map(
            (one: { question: { prompt: string } }) => one.question.prompt,
          ),
        )
    expect(orders[0]).toEqual(orders[1])
    expect(orders[2]).toEqual(orders[3])
    expect(orders[0]).not.toEqual(orders[2])
    expect(orders[0].toSorted()).toEqual(orders[2].toSorted())
  })

  test('can’t be read or changed by anybody else', async () => {
    const { attempt, ids, instructor } = await aStartedExam(portal())
    for (const as of [instructor, await portal().person('sysadmin')]) {
      const other = taking(portal(), as)
      expect((await other.save(attempt.id, [{ question_id: ids.text, value: 'X', lease: 1, seq: 1 }])).status).toBe(404)
      expect((await other.submit(attempt.id, 1)).status).toBe(404)
      expect((await other.status(attempt.id)).status).toBe(404)
    }
  })
})
