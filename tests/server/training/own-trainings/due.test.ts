import type { DueItem } from '@portal/contract/training/sub-activities/own-trainings'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type DatedTask as Asked, dueOf } from '../../../../packages/server/src/training/own-trainings/rules.ts'
import { setClock } from '../../support/clock.ts'
import { type Person, usePortal } from '../../support/portal.ts'
import { aFormInUse, answer } from '../../support/training/evaluations.ts'
import { aMark, aSession, aTest, aTrainingOf } from '../../support/training/trainings.ts'
import { enrollingIn } from '../enrollments/enrolling.ts'

const moment = fc.option(fc.date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true }), { nil: null })

test('lists only items that aren’t over, by their next date, with those without a deadline last', () => {
  const asked = fc
    .record({ from: moment, until: moment })
    .map((given): Asked => ({ ...given, kind: 'post', training: { id: '1', name: 'First aid' }, title: 'Test' }))
  const now = fc.date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(fc.array(asked), now, (given, at) => {
      const due = dueOf(given, at)
      expect(due).toHaveLength(given.filter(({ until }) => !until || until > at).length)
      const moments = due.map(({ is_open, from, until }) => Date.parse((is_open ? until : from) ?? '9999-12-31'))
      expect(moments).toEqual(moments.toSorted((one, other) => one - other))
      for (const { is_open, from } of due) expect(is_open).toBe(from === null || Date.parse(from) <= at.getTime())
    }),
  )
})

describe('GET /own_due', () => {
  const portal = usePortal({ TIME_ZONE: 'UTC' })
  const { person } = enrollingIn(portal)

  const dueFor = async (as: Person): Promise<DueItem[]> => (await portal().call('GET', '/own_due', { as })).body.data

  const kindsFor = async (as: Person) => (await dueFor(as)).map(({ kind, is_open }) => [kind, is_open])

  test('returns the next session, unsubmitted exams, and the evaluation, which opens on the last day', async () => {
    const { items, form } = await aFormInUse(portal(), 'trainee')
    setClock(portal(), '2026-06-01T08:00:00Z')
    const as = await person()
    const { id } = await aTrainingOf(portal(), { trainees: [as] })
    const training = { id, name: 'First aid' }
    expect(await dueFor(as)).toMatchObject([
      { kind: 'evaluation', training, is_open: false, from: '2026-12-31T00:00:00.000Z', until: null },
      { kind: 'training', training, is_open: true, until: '2027-01-01T00:00:00.000Z' },
    ])
    await aSession(portal(), id, { date: '2026-06-03' })
    await aSession(portal(), id, { date: '2026-06-02', start: '10:00' })
    await aTest(portal(), id, 'pre')
    const post = await aTest(portal(), id, 'post')
    // Nothing is due for other people.
    expect(await dueFor(await person())).toEqual([])
    expect(await dueFor(as)).toMatchObject([
      { kind: 'session', title: null, is_open: false, from: '2026-06-02T10:00:00.000Z' },
      { kind: 'pre', title: 'Test', is_open: true, from: null, until: '2026-06-02T11:00:00.000Z' },
      { kind: 'post', title: 'Test', is_open: false, from: '2026-06-03T09:00:00.000Z', until: null },
      { kind: 'evaluation', is_open: false },
    ])
    setClock(portal(), '2026-06-03T09:30:00Z')
    expect(await kindsFor(as)).toEqual([
      ['session', true],
      ['evaluation', false],
      ['post', true],
    ])
    await aMark(portal(), post, as, 80)
    setClock(portal(), '2026-12-31T10:00:00Z')
    expect(await kindsFor(as)).toEqual([['evaluation', true]])
    const answers = [items.stars, items.room, items.food].map(item => ({ item, value: 5 }))
    expect((await answer(portal(), as, id, form, answers)).status).toBe(200)
    expect(await dueFor(as)).toEqual([])
  })

  test('returns the deadline of a started exam', async () => {
    setClock(portal(), '2027-06-01T08:00:00Z')
    const as = await person()
    const { id } = await aTrainingOf(portal(), { trainees: [as] })
    const exam = await aTest(portal(), id, 'post')
    await portal().database.pool.query('UPDATE exams SET limit_minutes = 30 WHERE id = $1', [exam])
    const postOf = async () => (await dueFor(as)).find(({ kind }) => kind === 'post')
    expect(await postOf()).toMatchObject({ is_open: true, until: null })
    await portal().call('POST', `/exams/${exam}/attempts`, { as })
    expect(await postOf()).toMatchObject({ is_open: true, until: expect.stringMatching(/^2027-06-01T08:30/) })
    setClock(portal(), '2027-06-01T09:00:00Z')
    expect(await postOf()).toBeUndefined()
  })
})
