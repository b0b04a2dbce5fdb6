import { openDeviceSaves } from '@portal/widgets/exam-runner/internals'
import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => void vi.restoreAllMocks())

let attempts = 0

const open = () => {
  attempts += 1
  return openDeviceSaves('person', `device ${Date.now()} ${attempts}`)
}

const save = (value: string, seq = 1) => ({ question_id: 'q', value, lease: 1, seq })

const deletion = (name: string) =>
  new Promise<string>(resolve => {
    const request = indexedDB.deleteDatabase(name)
    request.onsuccess = () => resolve('deleted')
    request.onblocked = () => resolve('blocked')
  })

test('what does not fit on the device is not reported as stored', async () => {
  const device = open()
  expect(await device.put(save('first'))).toBe(true)
  const put = IDBObjectStore.prototype.put
  // As on a full device: the request succeeds, and its transaction does not.
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, value, key) {
    const request = put.call(this, value, key)
    request.addEventListener('success', () => this.transaction.abort())
    return request
  })
  expect(await device.put(save('second', 2))).toBe(false)
  expect(await device.load()).toEqual([save('first')])
})

test('a connection that the browser has ended is opened again', async () => {
  const device = open()
  await device.put(save('first'))
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(() => {
    throw new DOMException('The database connection is closing.', 'InvalidStateError')
  })
  expect(await device.put(save('second', 2))).toBe(true)
  expect(await device.load()).toEqual([save('second', 2)])
})

test('storage that was blocked for a moment is used once it is allowed', async () => {
  const device = open()
  const blocked = vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  expect([await device.put(save('first')), await device.load()]).toEqual([false, []])
  blocked.mockRestore()
  expect(await device.put(save('second', 2))).toBe(true)
})

test('a page that is open keeps no other from emptying the device, and nobody from opening it afterwards', async () => {
  const device = open()
  await device.put(save('first'))
  expect(await deletion('portal-exams')).toBe('deleted')
  const other = open()
  expect(await other.put(save('of another page'))).toBe(true)
  expect(await device.put(save('second', 2))).toBe(true)
  expect(await device.load()).toEqual([save('second', 2)])
})
