import { expect, test } from 'vitest'
import { heavyWork } from '../../../packages/server/src/platform/http/serving/heavy-work.ts'

const callerOf = (id: string) => ({ user: { id } })

/** Starts tasks that end when `letGo` is called, and records their order. */
const calls = (bounds: Parameters<typeof heavyWork>[0]) => {
  const within = heavyWork(bounds)
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const begin = (name: string, person: string) =>
    within(callerOf(person), () => {
      begun.push(name)
      return new Promise<string>(resolve => ends.set(name, () => resolve(name)))
    })
  const letGo = async (name: string) => {
    await expect.poll(() => begun).toContain(name)
    ends.get(name)?.()
  }
  return { within, begun, begin, letGo }
}

test('tasks run up to the limit, queue in order, and are rejected when the queue is full', async () => {
  const { begun, begin, letGo } = calls({ atOnce: 2, waiting: 2, perPerson: 9 })
  const running = ['a', 'b', 'c', 'd'].map(name => begin(name, name))
  await expect(begin('e', 'e')).rejects.toMatchObject({ code: 'busy', details: { retryAfter: 5 } })
  await expect.poll(() => begun).toEqual(['a', 'b'])
  await letGo('b')
  await running[1]
  // The queue has a free place because one task has started.
  const last = begin('f', 'f')
  await expect.poll(() => begun).toEqual(['a', 'b', 'c'])
  await letGo('a')
  await letGo('c')
  await Promise.all([running[0], running[2]])
  await expect.poll(() => begun).toEqual(['a', 'b', 'c', 'd', 'f'])
  await letGo('d')
  await letGo('f')
  expect([await running[3], await last]).toEqual(['d', 'f'])
})

test('tasks per person are limited, and tasks of others continue', async () => {
  const { begun, begin, letGo } = calls({ atOnce: 1, waiting: 5, perPerson: 2 })
  const own = [begin('one', 'maha'), begin('two', 'maha')]
  await expect(begin('three', 'maha')).rejects.toMatchObject({ code: 'too_many_jobs' })
  const other = begin('other', 'ali')
  for (const [at, name] of ['one', 'two'].entries()) {
    await letGo(name)
    await own[at]
  }
  await letGo('other')
  await other
  void begin('three', 'maha')
  await expect.poll(() => begun).toEqual(['one', 'two', 'other', 'three'])
})

test('a failed task frees its place', async () => {
  const { within, begun, begin } = calls({ atOnce: 1, waiting: 0, perPerson: 1 })
  const failing = () => Promise.reject(new Error('the file is broken'))
  for (let round = 0; round < 3; round++)
    await expect(within(callerOf('maha'), failing)).rejects.toThrow('the file is broken')
  void begin('next', 'maha')
  await expect.poll(() => begun).toEqual(['next'])
})
