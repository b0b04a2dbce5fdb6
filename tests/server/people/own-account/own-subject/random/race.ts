import { expect } from 'vitest'
import type { Answer, Person, Portal } from '../../../../support/portal.ts'
import type { World } from '../world.ts'
import { outcomeOf } from './outcome.ts'

interface Raced {
  /** False if the person already took the training, so that there was nothing to join. */
  readonly isRaced: boolean
  /** Whether the request waited for the place to be given. */
  readonly hasWaited: boolean
}

const nextTick = () => new Promise(resolve => setTimeout(resolve, 2))

/**
 * Gives a person a place in a training while their request is under way. The place is committed once the request waits
 * for it, or has ended. From then on, nothing about the person may change: either the request came first, or it is
 * refused.
 */
export const raceToJoin = async (
  { database: { pool } }: Portal,
  person: Person,
  { training }: World,
  call: () => Promise<Answer>,
): Promise<Raced> => {
  const joining = await pool.connect()
  try {
    await joining.query('BEGIN')
    const { rows } = await joining.query<{ pid: number }>(
      'SELECT pg_backend_pid() AS pid FROM sub_activities WHERE id = $1 FOR UPDATE',
      [training],
    )
    const pid = rows[0]?.pid
    const { rowCount } = await joining.query(
      `INSERT INTO sub_activity_trainees (sub_activity_id, user_id)
       SELECT id, $2 FROM sub_activities WHERE id = $1 ON CONFLICT DO NOTHING`,
      [training, person.id],
    )
    if (pid === undefined || rowCount === 0) return { isRaced: false, hasWaited: false }
    let hasEnded = false
    const answered = call().finally(() => {
      hasEnded = true
    })
    const isWaiting = async () =>
      (await pool.query('SELECT FROM pg_stat_activity WHERE $1 = ANY (pg_blocking_pids(pid))', [pid])).rowCount !== 0
    let hasWaited = await isWaiting()
    while (!hasEnded && !hasWaited) {
      await nextTick()
      hasWaited = await isWaiting()
    }
    const joined = await outcomeOf(joining, person)
    await joining.query('COMMIT')
    expect((await answered).status).toBeLessThan(500)
    expect(await outcomeOf(pool, person)).toEqual(joined)
    return { isRaced: true, hasWaited }
  } finally {
    // Also after a failure. After a commit, it does nothing.
    await joining.query('ROLLBACK')
    joining.release()
  }
}
