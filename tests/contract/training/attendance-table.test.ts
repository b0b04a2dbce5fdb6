import { attendanceTable } from '@portal/contract/training/attendance/attendance-table'
import { expect, test } from 'vitest'
import { plainAbout } from '../../../packages/server/src/money/imports/reader/table.ts'
import { planAttendance } from '../../../packages/server/src/training/attendance/plan-import.ts'
import { trainees as people, sessions } from '../../../stories/training/training-sessions/session-records.ts'

const marks = ['present', null, 'late', null] as const

const trainees = people.slice(0, 2).map(({ mark: _, is_scanned: __, ...person }) => ({
  ...person,
  marks: [...marks],
  email: `${person.id}@example.org`,
  has_dropped_out: false,
}))

test('writes an import sheet that imports as the same marks', () => {
  const table = attendanceTable({ sessions: [...sessions], trainees })
  const known = trainees.map(({ id, email }) => ({ id, email, names: [], marks: new Map(), is_own: false }))
  const held = sessions.filter(session => !session.is_cancelled)
  const rows = planAttendance(
    { rows: table.map(row => row.map(text => ({ text }))), about: plainAbout },
    known,
    held,
    false,
  )
  expect(rows.flatMap(({ problems }) => problems)).toEqual([])
  const marksOf = (marks: readonly (string | null)[]) =>
    sessions.flatMap(({ id, is_cancelled }, at) => (is_cancelled || !marks[at] ? [] : [[id, marks[at]]]))
  expect(rows.map(({ user_id, marks }) => [user_id, [...marks]])).toEqual(
    trainees.map(({ id, marks }) => [id, marksOf(marks)]),
  )
})
