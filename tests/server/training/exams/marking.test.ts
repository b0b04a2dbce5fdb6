import { describe, expect, test } from 'vitest'
import { usePortal } from '../../support/portal.ts'
import { anExam, aStartedExam, idsOf, staff, taking } from './exam.ts'

const portal = usePortal()

test('reveals no correct answer to a trainee until the exam is closed and nobody is still taking it', async () => {
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
  // While the attempt is open, not even the points of an answer are visible.
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
    const made = await aStartedExam(portal(), given)
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

  test('requires an instructor of the training or the privilege to view answers, after the attempt is closed', async () => {
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

  test('hides names in a blind exam until all texts are marked', async () => {
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

  test('lists the answers by question in the order of the exam, or by person', async () => {
    const texts = ['One', 'Two', 'Three', 'Four'].map(prompt => ({ kind: 'text', prompt, points: 1, model_answer: '' }))
    const { exam, training, trainees, instructor } = await anExam(portal(), { questions: texts, trainees: 2 })
    for (const trainee of trainees) {
      const { start, save, submit } = taking(portal(), trainee)
      const attempt = (await start(exam.id)).body.data
      const answers = attempt.questions.map(({ id }: { id: string }, at: number) => ({
        ...{ question_id: id, value: 'Because', lease: 1, seq: at + 1 },
      }))
      await save(attempt.id, answers)
      await submit(attempt.id, 1)
    }
    const prompts = async (more: string) => {
      const path = `/sub_activities/${training.id}/text_answers?slug=post${more}`
      const { data } = (await portal().call('GET', path, { as: instructor })).body
      return data.map(({ prompt }: { prompt: string }) => prompt)
    }
    expect(await prompts('')).toEqual(['One', 'One', 'Two', 'Two', 'Three', 'Three', 'Four', 'Four'])
    const each = ['One', 'Two', 'Three', 'Four']
    expect(await prompts('&by=person')).toEqual([...each, ...each])
  })

  test('is due again when an accepted late answer replaces a marked one', async () => {
    const { attempt, save, submit, texts, mark, instructor, ids } = await finished()
    await submit(attempt.id, 1)
    const [text] = await texts()
    await mark(text.id, { version: 1, points: 4 })
    await save(attempt.id, [{ question_id: ids.text, value: 'A late thought', lease: 1, seq: 9 }])
    await portal().call('POST', `/exam_attempts/${attempt.id}/late`, {
      as: instructor,
      body: { decision: 'accept', reason: 'Outage' },
    })
    expect(await texts()).toMatchObject([{ value: 'A late thought', points: null, version: 3 }])
  })
})
