import { openDeviceSaves } from '@portal/widgets/exam-runner/internals'
import { afterEach, expect, test, vi } from 'vitest'
import { hasUnsent } from '../../../../packages/host-app/src/core/session/unsent.ts'

afterEach(() => {
  localStorage.clear()
  vi.restoreAllMocks()
})

const save = { question_id: 'q', value: 'Clean water', lease: 1, seq: 1 }

test('answers to a test are unsent until the server has them, and refused ones until they are corrected', async () => {
  const [mine, other] = [`me ${Date.now()}`, `other ${Date.now()}`]
  const device = openDeviceSaves(mine, 'attempt')
  expect(await hasUnsent(mine)).toBe(false)
  await device.put({ ...save, refused: 'too_long' })
  expect([await hasUnsent(mine), await hasUnsent(other)]).toEqual([true, false])
  await device.remove([save])
  expect(await hasUnsent(mine)).toBe(false)
})

test('edits of a budget are unsent while they are on the device, for the person who made them', async () => {
  localStorage.setItem('budget-table:project:me0.123', '[]')
  expect([await hasUnsent('me'), await hasUnsent('other')]).toEqual([true, false])
})

test('nothing is unsent where the browser stores nothing', async () => {
  vi.spyOn(IDBFactory.prototype, 'databases').mockRejectedValue(new DOMException('denied', 'SecurityError'))
  expect(await hasUnsent('me')).toBe(false)
})
