import type { LateAnswers } from '@portal/contract/training/exams/late-answers'
import { describe, expect, test } from 'vitest'
import { type Person, usePortal } from '../../support/portal.ts'
import { aStartedExam, staff } from './exam.ts'

const portal = usePortal()

/** Submits an attempt whose text was marked, and then sends another text and a choice. */
const submitted = async () => {
  const made = await aStartedExam(portal())
  const { attempt, ids, save, submit, instructor, training } = made
  await save(attempt.id, [{ question_id: ids.text, value: 'Infection', lease: 1, seq: 1 }])
  await submit(attempt.id, 1)
  const post = (path: string, body: object, as = instructor) => portal().call('POST', path, { as, body })
  const [text] = (
    await portal().call('GET', `/sub_activities/${training.id}/text_answers?slug=post`, { as: instructor })
  ).body.data
  await post(`/exam_answers/${text.id}/mark`, { version: 1, points: 4 })
  const typed_at = new Date(portal().services.now().getTime() - 60_000).toISOString()
  portal().pass(120)
  await save(attempt.id, [
    { question_id: ids.text, value: 'Against infection', lease: 1, seq: 2, typed_at },
    { question_id: ids.radio, value: '1', lease: 1, seq: 3 },
  ])
  const path = `/exam_attempts/${attempt.id}/late`
  const read = (as: Person = instructor) => portal().call('GET', path, { as })
  return {
    ...{ ...made, read },
    late: async (): Promise<LateAnswers> => (await read()).body.data,
    decide: (decision: string, reason = 'Outage', as = instructor) => post(path, { decision, reason }, as),
    undo: (reason = 'By mistake') => post(`${path}_undo`, { reason }),
    answers: async () => {
      const { body } = await portal().call('GET', `/exam_attempts/${attempt.id}/answers`, { as: instructor })
      const { questions, ...result } = body.data
      const worth = ({ answer }: { answer: { value: string; points: number | null } | null }) =>
        answer && [answer.value, answer.points]
      return { ...result, worth: questions.map(worth) }
    },
  }
}

describe('late answers', () => {
  test('are returned with their text, the answer that counts without them, and when they were typed and received', async () => {
    const { late, ids } = await submitted()
    const { answers, ended_at, decision } = await late()
    expect(decision).toBeNull()
    const text = answers.find(({ question_id }) => question_id === ids.text)
    expect(text).toMatchObject({ value: 'Against infection', before: 'Infection', question: { kind: 'text' } })
    // The text was received at least two minutes after the attempt was submitted.
    const since = (at: string | null | undefined) => (Date.parse(at ?? '') - Date.parse(ended_at)) / 1000
    expect(since(text?.saved_at)).toBeGreaterThanOrEqual(120)
    expect(answers.find(({ question_id }) => question_id === ids.radio)).toMatchObject({ before: null, typed_at: null })
    expect(JSON.stringify(answers)).not.toContain('SECRET-MODEL')
  })

  test('are decided once with a reason, and undoing the decision restores the earlier marks', async () => {
    const { late, decide, undo, answers } = await submitted()
    const before = await answers()
    expect(before).toMatchObject({ late: 2, late_decision: null, points: 4 })
    expect((await decide('accept', ' ')).body.errors).toEqual([{ path: 'reason', code: 'field_empty' }])
    expect((await undo()).body.code).toBe('transition_refused')
    expect((await decide('accept')).body.data).toMatchObject({ late: 0, late_decision: 'accept', unmarked: 1 })
    expect((await decide('reject')).body.code).toBe('transition_refused')
    const { decision, answers: read } = await late()
    expect(decision).toMatchObject({ decision: 'accept', reason: 'Outage', at: expect.any(String) })
    expect(read.map(one => one.before).toSorted()).toEqual(['Infection', null])
    expect((await answers()).worth).toContainEqual(['Against infection', null])
    expect((await undo()).body.data).toMatchObject({ late: 2, late_decision: null, points: 4, unmarked: 0 })
    expect(await answers()).toEqual(before)
    expect((await decide('reject')).body.data).toMatchObject({ late: 0, late_decision: 'reject', points: 4 })
    const { rows } = await portal().database.pool.query(
      `SELECT action, reason FROM audit WHERE action LIKE 'late%' ORDER BY id DESC LIMIT 3`,
    )
    expect(rows).toEqual([
      { action: 'late', reason: 'Outage' },
      { action: 'late_undo', reason: 'By mistake' },
      { action: 'late', reason: 'Outage' },
    ])
  })

  test('require another decision on all of them when more arrive after a decision', async () => {
    const { attempt, ids, save, decide, answers } = await submitted()
    await decide('accept')
    await save(attempt.id, [{ question_id: ids.radio, value: '2', lease: 1, seq: 9 }])
    expect(await answers()).toMatchObject({ late: 3, late_decision: null })
    await decide('reject')
    expect(await answers()).toMatchObject({ points: 4, unmarked: 0, worth: expect.arrayContaining([['Infection', 4]]) })
  })

  test('can’t be undone if an earlier version accepted them without a backup', async () => {
    const { attempt, decide, undo, answers } = await submitted()
    await decide('accept')
    await portal().database.pool.query('UPDATE exam_attempts SET late_before = NULL WHERE id = $1', [attempt.id])
    const counting = await answers()
    expect((await undo()).body.code).toBe('transition_refused')
    expect(await answers()).toEqual(counting)
  })

  test('are decided once when two people decide concurrently', async () => {
    const { decide } = await submitted()
    const both = await Promise.all([decide('accept'), decide('reject')])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  test('are visible to people who mark the exam, but not while the attempt is open', async () => {
    const { read, trainee } = await submitted()
    expect((await read(trainee)).status).toBe(404)
    expect((await read(await staff(portal(), 'view_answers'))).status).toBe(200)
    const open = await aStartedExam(portal())
    const asked = await portal().call('GET', `/exam_attempts/${open.attempt.id}/late`, { as: open.instructor })
    expect(asked.body.code).toBe('exam_open')
  })
})
