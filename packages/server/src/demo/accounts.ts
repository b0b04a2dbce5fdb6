import { sql } from 'drizzle-orm'
import { type Database, transaction } from '../platform/database/index.ts'
import { demoEmail, demoPeople } from './people.ts'

/**
 * Lets the demo accounts in while the portal is a demo. Once it is none, they are deactivated and their sessions end:
 * everybody knows their password. A database that was never a demo is left as it is.
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
