import { describe, expect, test } from 'vitest'
import { endOf, typedAt } from '../../../../packages/server/src/training/exams/rules.ts'

describe('the time at which an answer was typed', () => {
  const [started, now] = [new Date('2026-06-15T09:00:00Z'), new Date('2026-06-15T09:30:00Z')]

  test('is the time from the page, limited to the time between the start and now', () => {
    expect(typedAt('2026-06-15T09:10:00Z', started, now)).toEqual(new Date('2026-06-15T09:10:00Z'))
    expect(typedAt('2026-06-15T10:10:00Z', started, now)).toEqual(now)
    expect(typedAt('2026-06-15T08:10:00Z', started, now)).toBeNull()
    expect(typedAt(undefined, started, now)).toBeNull()
  })
})

test('ends an attempt when it is submitted or at its deadline, whichever comes first', () => {
  const [deadline_at, submitted_at] = [new Date('2026-06-15T09:00:00Z'), new Date('2026-06-15T09:00:30Z')]
  expect(endOf({ deadline_at, submitted_at })).toBe(deadline_at)
  expect(endOf({ deadline_at: null, submitted_at })).toBe(submitted_at)
  expect(endOf({ deadline_at, submitted_at: null })).toBe(deadline_at)
  expect(endOf({ deadline_at: null, submitted_at: null })).toBeNull()
})
