import { describe, expect, test } from 'vitest'
import { type Answer, usePortal } from '../../support/portal.ts'
import { aStartedExam, taking } from './exam.ts'

/** How many answers a trainee can save at once: a fifth of the hourly limit. */
const AT_ONCE = 100
const MORE = 20

const portal = usePortal({ WRITES_PER_HOUR: 5 * AT_ONCE })

const isAccepted = ({ status }: Answer) => status === 200

/** A trainee who saves too many answers at once, and a neighbour behind the same address. */
const burst = async (before: () => void = () => undefined) => {
  const made = await aStartedExam(portal(), { trainees: 2 })
  const { attempt, ids, save } = made
  before()
  const saves = Array.from({ length: AT_ONCE + MORE }, (_, at) => ({
    ...{ question_id: ids.text, value: `Answer ${at}`, lease: 1, seq: at + 1 },
  }))
  const sent = await Promise.all(saves.map(async one => ({ one, answer: await save(attempt.id, [one]) })))
  const accepted = sent.filter(({ answer }) => isAccepted(answer))
  const refused = sent.filter(({ answer }) => !isAccepted(answer))
  expect(accepted.length).toBeGreaterThanOrEqual(AT_ONCE)
  expect(refused.length).toBeGreaterThan(0)
  return { ...made, accepted, refused }
}

const storedSeqs = async (attempt: { readonly id: string }) => {
  const { rows } = await portal().database.pool.query<{ seq: number }>(
    'SELECT seq FROM exam_saves WHERE attempt_id = $1 ORDER BY seq',
    [attempt.id],
  )
  return rows.map(({ seq }) => seq)
}

describe('too many saves of a trainee at once', () => {
  test('are answered with 429 and Retry-After, and every acknowledged one is stored', async () => {
    const { accepted, refused, attempt, save } = await burst()
    for (const { answer } of refused) {
      expect([answer.status, answer.body.code]).toEqual([429, 'too_many_requests'])
      expect([answer.body.retry_after, answer.headers['retry-after']]).toEqual([10, '10'])
    }
    const seqs = accepted.map(({ one }) => one.seq).toSorted((a, b) => a - b)
    expect(await storedSeqs(attempt)).toEqual(seqs)
    portal().pass(10)
    const [first] = refused
    expect((await save(attempt.id, [first?.one ?? {}])).body.data.late).toBe(false)
    expect(await storedSeqs(attempt)).toHaveLength(seqs.length + 1)
  })

  test('don’t affect another trainee behind the same address', async () => {
    const { exam, trainees, ids } = await burst()
    const [, neighbour] = trainees
    if (!neighbour) throw new Error('there are two trainees')
    const { start, save, submit } = taking(portal(), neighbour)
    const { id } = (await start(exam.id)).body.data
    expect((await save(id, [{ question_id: ids.text, value: 'Mine', lease: 1, seq: 1 }])).status).toBe(200)
    expect((await submit(id, 1)).body.data.state).toBe('closed')
  })

  test('don’t hold up handing in, even once every other write is used up', async () => {
    const { attempt, trainee, submit } = await burst()
    const write = () => portal().call('PATCH', '/account/preferences', { as: trainee, body: {} })
    const others = await Promise.all(Array.from({ length: AT_ONCE + MORE }, write))
    expect(others.some(({ status }) => status === 429)).toBe(true)
    expect((await submit(attempt.id, 1)).body.data.state).toBe('closed')
  })

  test('just before the deadline are saved on time after the pause', async () => {
    const minutes = 30
    const { refused, attempt, save, submit } = await burst(() => portal().pass(minutes * 60 - 5))
    const last = refused.at(-1)
    portal().pass(10)
    const answer = await save(attempt.id, [last?.one ?? {}])
    expect([answer.status, answer.body.data.late]).toEqual([200, false])
    expect((await submit(attempt.id, 1)).body.data.state).toBe('closed')
  })
})

test('other writes of a trainee don’t use up their saves', async () => {
  const { attempt, ids, trainee, save } = await aStartedExam(portal())
  const write = () => portal().call('PATCH', '/account/preferences', { as: trainee, body: {} })
  const others = await Promise.all(Array.from({ length: AT_ONCE + MORE }, write))
  expect(others.some(({ status }) => status === 429)).toBe(true)
  expect((await save(attempt.id, [{ question_id: ids.text, value: 'X', lease: 1, seq: 1 }])).status).toBe(200)
})
