import pg from 'pg'
import { DatabaseError, fromDriver } from './database-error.ts'

/**
 * Makes a promise-returning method reject with DatabaseErrors only. Leaves callback-style calls alone, since the pool
 * makes them. Looks the driver's method up at each call, so that tests can replace it.
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

// The connection is broken (system error or no code), the server ended it, or the server is read-only.
const isOver = (error: unknown) =>
  error instanceof DatabaseError && error.failure === 'unavailable' && /^(E|08|25006|57P|$)/.test(error.code)

/**
 * Classifies every driver error, so that nobody parses messages. Closes broken connections at once. Otherwise the pool
 * could reuse one to a former primary, or a ROLLBACK could wait for a silent server.
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
