import { expect, test } from 'vitest'
import { migratedFrom } from '../../../support/platform/earlier-database.ts'

test('the migration counts a verified address as proven by mail unless an administrator copied the invitation', async () => {
  const migrated = await migratedFrom('0199_addresses_proven_by_mail.sql', pool =>
    pool.query(`
      INSERT INTO users (id, type, email, first_name_en, last_name_en, first_name_ar, last_name_ar, email_verified_at)
      SELECT gen_random_uuid(), 'user', name, 'A', 'B', 'ا', 'ب', verified
      FROM (VALUES ('came', now()), ('invited', now()), ('waits', NULL)) AS given(name, verified);
      INSERT INTO audit (action, entity, entity_id)
      SELECT 'copy_invitation', 'users', id::text FROM users WHERE email = 'invited'`),
  )
  const { rows } = await migrated.query('SELECT email FROM users WHERE email_mailed_at IS NOT NULL')
  expect(rows).toEqual([{ email: 'came' }])
})
