import { expect, test } from 'vitest'
import { migratedFrom } from '../../../support/platform/earlier-database.ts'

test('the migration restarts the waiting time of unsent emails, and expires codes and outdated messages', async () => {
  const migrated = await migratedFrom('0160_mail_waits.sql', async pool => {
    await pool.query(`
      INSERT INTO users (id, type, email, first_name_en, last_name_en, first_name_ar, last_name_ar, password_hash)
      SELECT gen_random_uuid(), 'user', name || '@people.test', 'A', 'B', 'ا', 'ب', hash
      FROM (VALUES ('new', NULL), ('came', 'x')) AS given(name, hash)`)
    await pool.query(`
      INSERT INTO emails (id, recipient, language, title, content, state, created_at)
      SELECT gen_random_uuid(), name || '@people.test', 'en', title, content, state, now() - days * interval '1 day'
      FROM (VALUES
        ('new', 'Your account in the portal', 'https://x/#invitation=OLD', 'kept', 9),
        ('new', 'Your account in the portal', 'https://x/#invitation=NEW', 'kept', 2),
        ('came', 'Your account in the portal', 'https://x/#invitation=ABC', 'kept', 3),
        ('came', 'Your verification code', '123456', 'kept', 4),
        ('came', 'رمز التحقق', '123456', 'kept', 4),
        ('came', 'Reminder: PR-2026-0042 is still waiting for you', 'facts', 'kept', 5),
        ('came', 'Your password was changed', 'changed', 'kept', 6),
        ('came', 'Your verification code', NULL, 'sent', 7)
      ) AS given(name, title, content, state, days)`)
  })
  const { rows } = await migrated.query(`
    SELECT title, content, state, code_purpose AS purpose, expires_at > now() AS lives FROM emails
    ORDER BY created_at DESC`)
  const [account, expired] = ['Your account in the portal', { content: null, state: 'expired', purpose: null }]
  expect(rows).toMatchObject([
    // The code may be invalid, so it's expired and will be replaced.
    { title: account, content: 'https://x/#invitation=NEW', state: 'kept', purpose: 'invite', lives: false },
    { title: account, ...expired },
    expired,
    expired,
    { title: expect.stringContaining('Reminder'), ...expired },
    { title: 'Your password was changed', content: 'changed', state: 'kept', purpose: null, lives: true },
    { state: 'sent' },
    { title: account, ...expired },
  ])
})
