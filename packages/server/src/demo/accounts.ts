import { sql } from 'drizzle-orm'
import { findByEmail } from '../people/accounts/store.ts'
import { type Database, type Orm, transaction } from '../platform/database/index.ts'
import { demoEmail, demoPeople } from './people.ts'

/** ID of a demo person. Throws if they don't exist. */
export const personId = async (db: Orm, name: string): Promise<string> => {
  const person = await findByEmail(db, demoEmail(name))
  if (!person) throw new Error('demo data name a person who is not there')
  return person.id
}

/**
 * Activates the demo accounts while the portal is a demo. Otherwise deactivates them and ends their sessions, because
 * their password is public. Doesn't change databases that were never a demo.
 */
export const switchDemoAccounts = async (database: Database, isDemo: boolean): Promise<void> => {
  const emails = sql.param(demoPeople.map(({ name }) => demoEmail(name)))
  await transaction(database, async db => {
    const { rows } = await db.execute<{ id: string }>(sql`
      UPDATE users SET active = ${isDemo}, updated_at = now(), version = version + 1
      WHERE email = ANY(${emails}::text[]) AND active <> ${isDemo} AND EXISTS (SELECT FROM marks WHERE name = 'demo')
      RETURNING id`)
    if (!isDemo)
      await db.execute(sql`DELETE FROM sessions WHERE user_id = ANY(${sql.param(rows.map(({ id }) => id))}::uuid[])`)
  })
}
