import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

const agent = new Agent({ keepAlive: true, maxSockets: 1000 })

/** One call to the portal; gives its status, or 0 where there was no answer. */
export const send = (method: 'GET' | 'POST', address: string, cookie: string, body?: string): Promise<number> =>
  new Promise(resolve => {
    const headers = {
      cookie,
      ...(body && {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'idempotency-key': crypto.randomUUID(),
      }),
    }
    const call = request(address, { method, headers, agent }, response => {
      response.resume()
      response.once('end', () => resolve(response.statusCode ?? 0))
      response.once('error', () => resolve(0))
    })
    call.once('error', () => resolve(0))
    call.end(body)
  })

/** How calls went: milliseconds of each from when it was due, and what was not answered with 200, by status. */
export interface Went {
  readonly times: number[]
  readonly failed: Map<number, number>
}

/**
 * People who each call every so often, whatever the last answer took, for so many seconds. A call that cannot be made
 * in time counts from when it was due, so that a server that falls behind is seen to. Each has one call at a time.
 */
export const inRhythm = async (
  people: readonly ((turn: number) => Promise<number>)[],
  { every, seconds }: { every: number; seconds: number },
): Promise<Went> => {
  const went: Went = { times: [], failed: new Map() }
  const end = performance.now() + seconds * 1000
  const live = async (call: (turn: number) => Promise<number>) => {
    // Not all at the same moment: people begin as it comes.
    let due = performance.now() + Math.random() * every
    for (let turn = 1; due < end; turn++) {
      const wait = due - performance.now()
      if (wait > 0) await sleep(wait)
      const status = await call(turn)
      if (status === 200) went.times.push(performance.now() - due)
      else went.failed.set(status, (went.failed.get(status) ?? 0) + 1)
      due += every
    }
  }
  await Promise.all(people.map(live))
  return went
}
