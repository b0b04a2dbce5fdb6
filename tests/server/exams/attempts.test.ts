import { describe, expect, test } from 'vitest'
import { usePortal } from '../support/portal.ts'
import { anExam, idsOf, questions, staff, taking } from './exam.ts'

const portal = usePortal()

const MINUTE = 60

const begin = async (given: Parameters<typeof anExam>[1] = {}) => {
  const made = await anExam(portal(), given)
  const calls = taking(portal(), made.trainee)
  const attempt = (await calls.start(made.exam.id)).body.data
  return { ...made, ...calls, attempt, ids: idsOf(attempt) }
}

const answersIn = (attempt: { answers: { question_id: string; value: string }[] }) =>
  Object.fromEntries(attempt.answers.map(({ question_id, value }) => [question_id, value]))

describe('an attempt', () => {
  test('can be started by trainees of the training only, once it has questions and has opened', async () => {
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

  test('shows before its start how long it takes, with the extra time of the person', async () => {
    const { as, exam, training, trainee } = await anExam(portal())
    const body = { user_id: trainee.id, minutes: 15 }
    expect((await portal().call('PATCH', `/exams/${exam.id}/extra_time`, { as, body })).body.data).toMatchObject([
      { id: trainee.id, minutes: 15 },
    ])
    const entry = (await portal().call('GET', `/sub_activities/${training.id}/exams/post`, { as: trainee })).body.data
    expect(entry).toMatchObject({ question_count: 3, points: 10, limit_minutes: 30, extra_minutes: 15, attempt: null })
    const { start } = taking(portal(), trainee)
    const attempt = (await start(exam.id)).body.data
    const minutesLeft = (Date.parse(attempt.deadline_at) - Date.parse(attempt.server_time)) / (MINUTE * 1000)
    expect(Math.round(minutesLeft)).toBe(45)
    await portal().call('PATCH', `/exams/${exam.id}/extra_time`, { as, body: { ...body, minutes: 20 } })
    const longer = (await start(exam.id)).body.data
    expect(Date.parse(longer.deadline_at) - Date.parse(attempt.deadline_at)).toBe(5 * MINUTE * 1000)
  })

  test('is one, from however many pages it is started at once, and the last page has the lease', async () => {
    const { exam, trainee } = await anExam(portal())
    const { start, status } = taking(portal(), trainee)
    const begun = (await Promise.all(Array.from({ length: 8 }, () => start(exam.id)))).map(({ body }) => body.data)
    expect(new Set(begun.map(({ id }) => id)).size).toBe(1)
    expect(new Set(begun.map(({ lease }) => lease)).size).toBe(8)
    expect((await status(begun[0].id)).body.data.lease).toBe(8)
    const { rows } = await portal().database.pool.query('SELECT FROM exam_attempts WHERE exam_id = $1', [exam.id])
    expect(rows).toHaveLength(1)
  })

  test('has its own order where the test says so, the same on each page', async () => {
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

  test('is nobody else to see or change', async () => {
    const { attempt, ids, instructor } = await begin()
    for (const as of [instructor, await portal().person('sysadmin')]) {
      const other = taking(portal(), as)
      expect((await other.save(attempt.id, [{ question_id: ids.text, value: 'X', lease: 1, seq: 1 }])).status).toBe(404)
      expect((await other.submit(attempt.id, 1)).status).toBe(404)
      expect((await other.status(attempt.id)).status).toBe(404)
    }
  })
})

describe('saved answers', () => {
  test('stay as they are when they come again, and the newer one counts in whichever order they come', async () => {
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

  test('of a page that was left do not overwrite what a later page wrote, and are not lost where it wrote nothing', async () => {
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

  test('of questions or leases that the attempt does not have are refused', async () => {
    const { save, attempt, ids } = await begin()
    const answer = { question_id: ids.text, value: 'X', lease: 1, seq: 1 }
    for (const wrong of [{ question_id: attempt.id }, { lease: 2 }]) {
      const refused = await save(attempt.id, [answer, { ...answer, seq: 2, ...wrong }])
      expect(refused.body.errors).toEqual([{ path: 'answers.1', code: 'unknown_value' }])
    }
  })

  test('are all there after a crowd has saved at once', async () => {
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

describe('what comes after the end', () => {
  test('counts within the grace, is kept apart after it, and counts once somebody accepts it', async () => {
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
    // Sent again because the first answer got lost: it came in time.
    expect((await save(attempt.id, [inGrace])).body.data).toMatchObject({ late: false, state: 'closed' })
    expect(answersIn((await start(exam.id)).body.data)).toEqual({ [ids.radio]: '1' })
    const results = async () =>
      (await portal().call('GET', `/sub_activities/${training.id}/exam_results`, { as: instructor })).body.data.results
    expect(await results()).toMatchObject([{ points: 3, late: 1, percent: 30 }])
    const decide = (decision: string) =>
      portal().call('POST', `/exam_attempts/${attempt.id}/late`, { as: instructor, body: { decision } })
    expect((await decide('reject')).body.data).toMatchObject({ points: 3, late: 0 })
    expect((await decide('accept')).body.data).toMatchObject({ points: 5, late: 0, percent: 50 })
    await save(attempt.id, [{ ...late, seq: 3, value: '9' }])
    expect(await results()).toMatchObject([{ points: 5, late: 2 }])
  })

  test('of a test that was handed in on another device is kept apart too', async () => {
    const { save, submit, answers, attempt, ids } = await begin()
    expect((await submit(attempt.id, 1)).body.data.state).toBe('closed')
    expect((await submit(attempt.id, 1)).status).toBe(200)
    const rest = { question_id: ids.radio, value: '1', lease: 1, seq: 5 }
    expect((await save(attempt.id, [rest])).body.data).toMatchObject({ late: true })
    expect((await answers(attempt.id)).body.data).toMatchObject({ points: 0, late: 1 })
  })
})

test('no answer of the server to a trainee tells what is right before the test is over for everybody', async () => {
  const closes = new Date(Date.now() + 3_600_000).toISOString()
  const { exam, training, trainees } = await anExam(portal(), { trainees: 2, closes_at: closes, limit_minutes: null })
  const [trainee, other] = trainees
  if (!trainee || !other) throw new Error('two trainees')
  const seen: string[] = []
  const get = async (path: string) => seen.push(JSON.stringify(await portal().call('GET', path, { as: trainee })))
  const note = <Answer>(answer: Answer): Answer => {
    seen.push(JSON.stringify(answer))
    return answer
  }
  const { start, save, submit, status } = taking(portal(), trainee)
  const everything = async (attemptId: string) => {
    for (const path of [`exams/post`, 'exam_results', 'text_answers?slug=post'])
      await get(`/sub_activities/${training.id}/${path}`)
    for (const path of [`/exams/${exam.id}`, `/exams/${exam.id}/questions`, `/exams?sub_activity_id=${training.id}`])
      await get(path)
    await get(`/exam_attempts/${attemptId}/answers`)
    note(await status(attemptId))
  }
  const attempt = note(await start(exam.id)).body.data
  const ids = idsOf(attempt)
  note(await save(attempt.id, [{ question_id: ids.radio, value: '1', lease: 1, seq: 1 }]))
  await everything(attempt.id)
  note(await start(exam.id))
  note(await submit(attempt.id, 2))
  await everything(attempt.id)
  expect(seen.length).toBeGreaterThan(18)
  for (const text of seen) expect(text).not.toMatch(/SECRET-MODEL|correct_option|correct_from|correct_to|model_answer/)
  // While it is open, not even what an answer was worth.
  const before = seen.slice(
    0,
    seen.findIndex(text => text.includes('"state":"closed"')),
  )
  for (const text of before) expect(text).not.toMatch(/"points":[1-9]\d*,"points_possible"/)

  const over = await portal().call('GET', `/exam_attempts/${attempt.id}/answers`, { as: trainee })
  expect(over.body.data.questions.map(({ correct }: { correct: unknown }) => correct)).toEqual([null, null, null])
  await taking(portal(), other).start(exam.id)
  await portal().database.pool.query(`UPDATE exams SET closes_at = now() - interval '1 second' WHERE id = $1`, [
    exam.id,
  ])
  const stillTaken = await portal().call('GET', `/exam_attempts/${attempt.id}/answers`, { as: trainee })
  expect(JSON.stringify(stillTaken.body)).not.toContain('SECRET-MODEL')
  await portal().database.pool.query(`UPDATE exam_attempts SET submitted_at = now() WHERE exam_id = $1`, [exam.id])
  const released = await portal().call('GET', `/exam_attempts/${attempt.id}/answers`, { as: trainee })
  expect(JSON.stringify(released.body)).toContain('SECRET-MODEL')
})

describe('marking', () => {
  const finished = async (given: Parameters<typeof anExam>[1] = {}) => {
    const made = await begin(given)
    await made.save(made.attempt.id, [
      { question_id: made.ids.text, value: 'Because of infection', lease: 1, seq: 1 },
      { question_id: made.ids.radio, value: '1', lease: 1, seq: 2 },
    ])
    const texts = async (as = made.instructor) =>
      (await portal().call('GET', `/sub_activities/${made.training.id}/text_answers?slug=post`, { as })).body.data
    const mark = (id: string, body: object, as = made.instructor) =>
      portal().call('POST', `/exam_answers/${id}/mark`, { as, body })
    return { ...made, texts, mark }
  }

  test('is for instructors of the training and for who views answers, once the attempt is closed', async () => {
    const { attempt, submit, texts, mark, answers, training, trainee } = await finished()
    expect(await texts()).toEqual([])
    expect((await answers(attempt.id)).body.code).toBe('exam_open')
    await submit(attempt.id, 1)
    const [text] = await texts()
    expect(text).toMatchObject({
      value: 'Because of infection',
      points: null,
      points_possible: 5,
      trainee: { id: trainee.id },
    })
    expect((await answers(attempt.id)).body.data).toMatchObject({ points: 3, unmarked: 1, percent: null })
    expect((await mark(text.id, { version: 1, points: 6 })).body.errors).toEqual([
      { path: 'points', code: 'value_too_large' },
    ])
    expect((await mark(text.id, { version: 1, points: 4 }, trainee)).status).toBe(404)
    expect((await mark(text.id, { version: 1, points: 4 })).body.data).toMatchObject({ points: 4, version: 2 })
    expect((await mark(text.id, { version: 1, points: 5 })).body).toMatchObject({
      code: 'changed_meanwhile',
      data: { points: 4 },
    })
    expect((await answers(attempt.id)).body.data).toMatchObject({ points: 7, unmarked: 0, percent: 70 })
    expect(await texts(await staff(portal(), 'view_answers'))).toHaveLength(1)
    const path = `/sub_activities/${training.id}/text_answers?slug=post`
    expect((await portal().call('GET', path, { as: await staff(portal(), 'view_results') })).status).toBe(404)
    expect((await portal().call('GET', path, { as: trainee })).status).toBe(404)
  })

  test('shows no names while a test that is marked blind has unmarked texts', async () => {
    const { attempt, submit, texts, mark, instructor, training, trainee } = await finished({ blind_marking: true })
    await submit(attempt.id, 1)
    const everything = async () => {
      const list = await portal().call('GET', `/sub_activities/${training.id}/exam_results`, { as: instructor })
      const one = await portal().call('GET', `/exam_attempts/${attempt.id}/answers`, { as: instructor })
      return JSON.stringify([list.body, one.body, await texts()])
    }
    expect(await everything()).not.toContain(trainee.id)
    const [text] = await texts()
    expect((await mark(text.id, { version: 1, points: 4 })).status).toBe(200)
    expect(await everything()).toContain(trainee.id)
  })

  test('of an answer that changes afterwards has to be done again', async () => {
    const { attempt, save, submit, texts, mark, instructor, ids } = await finished()
    await submit(attempt.id, 1)
    const [text] = await texts()
    await mark(text.id, { version: 1, points: 4 })
    await save(attempt.id, [{ question_id: ids.text, value: 'A late thought', lease: 1, seq: 9 }])
    await portal().call('POST', `/exam_attempts/${attempt.id}/late`, { as: instructor, body: { decision: 'accept' } })
    expect(await texts()).toMatchObject([{ value: 'A late thought', points: null, version: 3 }])
  })
})
