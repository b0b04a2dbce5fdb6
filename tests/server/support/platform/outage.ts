import { vi } from 'vitest'
import { DatabaseError } from '../../../../packages/server/src/platform/database/index.ts'
import type { Portal } from '../portal.ts'

/** Runs a function while the portal's database is unreachable. */
export const withoutDatabase = async <Value>({ services }: Portal, run: () => Promise<Value>): Promise<Value> => {
  const { pool } = services.database
  const gone = () => Promise.reject(new DatabaseError('ECONNREFUSED'))
  const spies = [vi.spyOn(pool, 'query').mockImplementation(gone), vi.spyOn(pool, 'connect').mockImplementation(gone)]
  try {
    return await run()
  } finally {
    for (const spy of spies) spy.mockRestore()
  }
}
