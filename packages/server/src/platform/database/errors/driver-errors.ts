import pg from 'pg'
import { DatabaseError, fromDriver } from './database-error.ts'

/**
 * Lets a method that answers a promise reject with DatabaseErrors only; a call with a callback is the pool's own. The
 * driver's method is looked up at each call, so that what a test puts in its place is called.
 */
const classify = (owner: object, name: 'query' | 'connect', onFailure: (error: unknown) => void = () => undefined) => {
  const driver = Reflect.getPrototypeOf(owner) ?? owner
  Reflect.set(owner, name, (...args: unknown[]) => {
    const method: unknown = Reflect.get(driver, name)
    if (typeof method !== 'function') throw new Error(`the driver has no ${name}`)
    const answer: unknown = Reflect.apply(method, owner, args)
    if (!(answer instanceof Promise)) return answer
    return answer.catch((thrown: unknown) => {
      const error = fromDriver(thrown)
      onFailure(error)
      throw error
    })
  })
}

// The line is broken (no code, or one of the system), the server ends it, or the server only reads.
const isOver = (error: unknown) =>
  error instanceof DatabaseError && error.failure === 'unavailable' && /^(E|08|25006|57P|$)/.test(error.code)

/**
 * Makes sure that whatever the driver throws carries its class, so that nobody guesses it from a message. A connection
 * that is over is ended at once: a former primary's would be used again, and a ROLLBACK would wait for a silent one.
 */
export const classifyFailures = (pool: pg.Pool): void => {
  classify(pool, 'connect')
  classify(pool, 'query')
  pool.on('connect', client =>
    classify(client, 'query', error => {
      if (isOver(error) && client instanceof pg.Client) void client.end()
    }),
  )
}
