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

test('reports a save that does not fit on the device as not stored', async () => {
  const device = open()
  expect(await device.put(save('first'))).toBe(true)
  const put = IDBObjectStore.prototype.put
  // On a full device, the request succeeds but its transaction is aborted.
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, value, key) {
    const request = put.call(this, value, key)
    request.addEventListener('success', () => this.transaction.abort())
    return request
  })
  expect(await device.put(save('second', 2))).toBe(false)
  expect(await device.load()).toEqual([save('first')])
})

test('reopens a connection that the browser has closed', async () => {
  const device = open()
  await device.put(save('first'))
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(() => {
    throw new DOMException('The database connection is closing.', 'InvalidStateError')
  })
  expect(await device.put(save('second', 2))).toBe(true)
  expect(await device.load()).toEqual([save('second', 2)])
})

test('uses the storage again once the browser allows it', async () => {
  const device = open()
  const blocked = vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  expect([await device.put(save('first')), await device.load()]).toEqual([false, []])
  blocked.mockRestore()
  expect(await device.put(save('second', 2))).toBe(true)
})

test('lets another page delete the database while it is open, and reopens it afterwards', async () => {
  const device = open()
  await device.put(save('first'))
  expect(await deletion('portal-exams')).toBe('deleted')
  const other = open()
  expect(await other.put(save('of another page'))).toBe(true)
  expect(await device.put(save('second', 2))).toBe(true)
  expect(await device.load()).toEqual([save('second', 2)])
})
