import { stat } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { fairQueue } from '../../../../../packages/server/src/people/access/passwords/fair-queue.ts'
import { hashPassword } from '../../../../../packages/server/src/people/access/passwords/passwords.ts'

/** Creates a queue whose tasks end on request. `done` lists the results in order. */
const slowQueue = (slots: number, most: number) => {
  const queue = fairQueue(slots, most)
  const running: (() => void)[] = []
  const done: string[] = []
  const enter = (name: string, from: string, isKnown = false) =>
    queue
      .run({ from, isKnown }, async () => {
        await new Promise<void>(end => running.push(end))
        done.push(name)
      })
      .catch((error: Error & { details?: unknown }) => {
        done.push(`${name}: ${error.message}`)
      })
  const finishAll = async (all: readonly Promise<void>[]) => {
    const ended = Promise.all(all).then(() => true)
    while (!(await Promise.race([ended, new Promise(tick => setImmediate(tick, false))]))) running.shift()?.()
  }
  return { enter, running, done, finishAll }
}

describe('the queue for password hashes', () => {
  test('runs at most as many tasks at once as it has slots', async () => {
    const { enter, running, done, finishAll } = slowQueue(2, 10)
    const all = ['a', 'b', 'c', 'd', 'e'].map(name => enter(name, 'one'))
    await new Promise(setImmediate)
    expect(running).toHaveLength(2)
    await finishAll(all)
    expect(done).toEqual(['a', 'b', 'c', 'd', 'e'])
  })

  test('alternates between networks and prefers known browsers', async () => {
    const { enter, done, finishAll } = slowQueue(1, 10)
    const flood = ['f1', 'f2', 'f3', 'f4'].map(name => enter(name, 'flood'))
    const others = [enter('other', 'elsewhere'), enter('known', 'flood', true)]
    await finishAll([...flood, ...others])
    expect(done).toEqual(['f1', 'known', 'f2', 'other', 'f3', 'f4'])
  })

  test('rejects excess tasks from the network with the most waiting tasks', async () => {
    const { enter, done, finishAll } = slowQueue(1, 3)
    const flood = ['f1', 'f2', 'f3', 'f4', 'f5'].map(name => enter(name, 'flood'))
    const others = [enter('other', 'elsewhere'), enter('known', 'elsewhere', true), enter('late', 'third')]
    await finishAll([...flood, ...others])
    const isRefused = (name: string) => name.endsWith(': unavailable')
    expect(done.filter(isRefused).sort()).toEqual(['f2', 'f3', 'f4', 'f5'].map(name => `${name}: unavailable`))
    expect(done.filter(name => !isRefused(name))).toEqual(['f1', 'known', 'other', 'late'])
  })

  test('accepts a newcomer after a burst from many networks', async () => {
    const { enter, done, finishAll } = slowQueue(1, 3)
    const burst = [1, 2, 3, 4, 5, 6].map(one => enter(`b${one}`, `network ${one}`))
    const after = [enter('late', 'home'), enter('again', 'home')]
    await finishAll([...burst, ...after])
    expect(done.filter(name => !name.endsWith(': unavailable'))).toEqual(['b1', 'b5', 'b6', 'late'])
    expect(done).toContain('again: unavailable')
  })

  test('takes the newest of many networks first and delays the second task of a network', async () => {
    const { enter, done, finishAll } = slowQueue(1, 1000)
    const crowd = Array.from({ length: 60 }, (_, at) => enter(`c${at}`, `network ${at}`))
    await finishAll([...crowd, enter('late', 'home'), enter('again', 'home')])
    expect(done.slice(0, 3)).toEqual(['c0', 'late', 'c59'])
    expect(done).toHaveLength(62)
    expect(done.indexOf('again')).toBeGreaterThan(10)
  })

  test('leaves threads for file access while passwords are hashed', async () => {
    const hashes = 24
    let hashed = 0
    const all = Array.from({ length: hashes }, async () => {
      await hashPassword('a password of the flood')
      hashed++
    })
    // Each read takes a thread. With no free thread, each read would take as long as a hash.
    for (let reads = 0; reads < hashes; reads++) await stat(import.meta.filename)
    expect(hashed).toBeLessThan(hashes / 3)
    await Promise.all(all)
  })
})
