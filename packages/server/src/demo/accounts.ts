import { sql } from 'drizzle-orm'
import { type Database, transaction } from '../platform/database/index.ts'
import { demoEmail, demoPeople } from './people.ts'

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
