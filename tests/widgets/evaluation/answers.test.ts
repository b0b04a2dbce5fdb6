import { answersOf, failureOf, evaluationProblems as problemsOf } from '@portal/widgets/evaluation/internals'
import { expect, test } from 'vitest'
import { items, sampleForm } from '../../../stories/widgets/evaluation/sample-form.ts'

const { overall, room, hours, bus, better } = items

test('sends answered items in the order of the form, without blank texts', () => {
  const given = { [better]: '  ', [hours]: 2, [overall]: 5, 'of a version before': 1 }
  expect(answersOf(sampleForm, given)).toEqual([
    { item: overall, value: 5 },
    { item: hours, value: 2 },
  ])
})

test('reports each missing required item, and a text that is too long', () => {
  expect(problemsOf(sampleForm, { [room]: 3, [better]: 'x'.repeat(1001) })).toEqual({
    [overall]: 'questions_required',
    [hours]: 'questions_required',
    [better]: 'too_long',
  })
  expect(problemsOf(sampleForm, { [overall]: 1, [room]: 3, [hours]: 5 })).toEqual({})
  expect(problemsOf(sampleForm, { [bus]: 1 })).not.toHaveProperty(bus)
})

test('reads the errors of a rejection, and treats any other error as a connection failure', () => {
  const problem = { code: 'invalid', errors: [{ path: overall, code: 'questions_required' }] }
  expect(failureOf({ problem })).toEqual({ code: 'invalid', fields: { [overall]: 'questions_required' } })
  expect(failureOf(new TypeError('network'))).toEqual({ code: 'unavailable', fields: {} })
})
