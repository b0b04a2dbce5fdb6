import { openDeviceSaves } from '@portal/widgets/exam-runner/internals'
import { afterEach, expect, test, vi } from 'vitest'
import { hasUnsent } from '../../../../packages/host-app/src/core/session/unsent.ts'

afterEach(() => {
  localStorage.clear()
  vi.restoreAllMocks()
})

const save = { question_id: 'q', value: 'Clean water', lease: 1, seq: 1 }

test('counts stored answers as unsent for their owner only, including rejected ones', async () => {
  const [mine, other] = [`me ${Date.now()}`, `other ${Date.now()}`]
  const device = openDeviceSaves(mine, 'attempt')
  expect(await hasUnsent(mine)).toBe(false)
  await device.put({ ...save, refused: 'too_long' })
  expect([await hasUnsent(mine), await hasUnsent(other)]).toEqual([true, false])
  await device.remove([save])
  expect(await hasUnsent(mine)).toBe(false)
})

test('counts budget edits on the device as unsent for their owner only', async () => {
  localStorage.setItem('budget-table:project:me0.123', '[]')
  expect([await hasUnsent('me'), await hasUnsent('other')]).toEqual([true, false])
})

test('reports nothing unsent when the browser denies storage', async () => {
  vi.spyOn(IDBFactory.prototype, 'databases').mockRejectedValue(new DOMException('denied', 'SecurityError'))
  expect(await hasUnsent('me')).toBe(false)
})
