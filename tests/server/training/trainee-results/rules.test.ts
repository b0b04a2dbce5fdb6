import type { Holder } from '@portal/contract/core/rights/needs'
import type { TraineeResult } from '@portal/contract/training/results/trainee-results'
import { expect, test } from 'vitest'
import {
  rightsOnResults as rightsOn,
  visibleResultOf,
} from '../../../../packages/server/src/training/trainee-results/rules.ts'

const result: TraineeResult = {
  attendance: { all: 80, so_far: 90, least: 80 },
  pre: { state: 'marked', points: { reached: 2, possible: 5 }, percent: 40 },
  post: { state: 'pending', points: null, percent: null },
  progress: 50,
}

const staffWith = (...commands: string[]): Holder => ({
  type: 'staff',
  privileges: commands.map(command => ({ group: 'sub_activities', command })),
})

const seenBy = (user: Holder, teaches = false) =>
  Object.entries(visibleResultOf(result, rightsOn(user, teaches))).flatMap(([name, value]) => (value ? [name] : []))

test('shows marks with the right to view results or answers, attendance with the right to mark, both to instructors', () => {
  expect(seenBy(staffWith('view'))).toEqual(['progress'])
  expect(seenBy(staffWith('view_results'))).toEqual(['pre', 'post', 'progress'])
  expect(seenBy(staffWith('view_answers'))).toEqual(['pre', 'post', 'progress'])
  expect(seenBy(staffWith('sessions'))).toEqual(['attendance', 'progress'])
  const everything = ['attendance', 'pre', 'post', 'progress']
  expect(seenBy({ type: 'user', privileges: [] }, true)).toEqual(everything)
  expect(seenBy({ type: 'sysadmin', privileges: [] })).toEqual(everything)
})
