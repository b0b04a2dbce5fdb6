import type { Holder } from '@portal/contract/core/rights/needs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  hasBegun,
  isOver,
  rightsOnSession as rightsOn,
} from '../../../../packages/server/src/training/training-sessions/rules.ts'

const two = (value: number) => String(value).padStart(2, '0')
const moment = fc.integer({ min: 0, max: 3 * 24 * 60 - 1 }).map(minutes => ({
  minutes,
  day: `2026-02-${two(27 + Math.floor(minutes / 1440))}`.replace('02-29', '03-01'),
  time: `${two(Math.floor(minutes / 60) % 24)}:${two(minutes % 60)}`,
}))

test('begins a session at the minute of its start and ends it at the minute of its end', () => {
  fc.assert(
    fc.property(moment, moment, ({ minutes, day, time }, now) => {
      expect(hasBegun({ date: day, start_time: `${time}:00` }, now)).toBe(now.minutes >= minutes)
      expect(isOver({ date: day, end_time: `${time}:00` }, now)).toBe(now.minutes >= minutes)
    }),
  )
})

test('lets instructors mark attendance, but only people with the privilege change sessions', () => {
  const planner: Holder = { type: 'staff', privileges: [{ group: 'sub_activities', command: 'sessions' }] }
  const instructor: Holder = { type: 'user', privileges: [{ group: 'instructors', command: 'instructor_pages' }] }
  expect(rightsOn(planner, false)).toEqual({ edit: true, delete: true, mark: true })
  expect(rightsOn(instructor, false)).toEqual({ edit: false, delete: false, mark: true })
  expect(rightsOn({ type: 'user', privileges: [] }, false)).toEqual({ edit: false, delete: false, mark: false })
  // They can still mark others.
  expect(rightsOn(planner, true)).toEqual({ edit: false, delete: false, mark: true })
})
