import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

const agent = new Agent({ keepAlive: true, maxSockets: 1000 })

/** Sends a request to the portal. Returns its status, or 0 without a response. */
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

/** The results of requests: milliseconds of each since it was due, and the number of failures by status. */
export interface Went {
  readonly times: number[]
  readonly failed: Map<number, number>
}

/**
 * Sends a request per person at a fixed interval, for this many seconds. Latency counts from when a request was due, so
 * that a slow server shows. Each person has one request at a time.
 */
export const inRhythm = async (
  people: readonly ((turn: number) => Promise<number>)[],
  { every, seconds }: { every: number; seconds: number },
): Promise<Went> => {
  const went: Went = { times: [], failed: new Map() }
  const end = performance.now() + seconds * 1000
  const live = async (call: (turn: number) => Promise<number>) => {
    // Starts people at random times, not all at once.
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
