import { describe, expect, test } from 'vitest'
import { actionOf } from '../../../../packages/host-app/src/training/attendance/marking/mark-keys.ts'
import { timeFrom } from '../../../../packages/host-app/src/training/training-sessions/shared/time-from.ts'

describe('shortcuts for marking', () => {
  const none = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false }

  test.each([
    ['KeyP', { kind: 'mark', mark: 'present' }],
    ['KeyL', { kind: 'mark', mark: 'late' }],
    ['KeyA', { kind: 'mark', mark: 'absent' }],
    ['KeyE', { kind: 'mark', mark: 'excused' }],
    ['Backspace', { kind: 'mark', mark: null }],
    ['ArrowDown', { kind: 'move', by: 1 }],
    ['ArrowUp', { kind: 'move', by: -1 }],
    ['KeyQ', undefined],
  ])('map %s to %o', (code, action) => {
    expect(actionOf({ ...none, code })).toEqual(action)
  })

  test('ignore Ctrl combinations except undo', () => {
    expect(actionOf({ ...none, code: 'KeyP', ctrlKey: true })).toBeUndefined()
    expect(actionOf({ ...none, code: 'KeyZ', metaKey: true })).toEqual({ kind: 'undo' })
  })
})

test.each([
  ['9', '09:00'],
  ['9:30', '09:30'],
  ['0930', '09:30'],
  ['٩:٣٠', '09:30'],
  ['۱۴.۰۵', '14:05'],
  [' 17:45 ', '17:45'],
  ['half past', 'half past'],
])('reads the time %s as %s', (typed, time) => {
  expect(timeFrom(typed)).toBe(time)
})
