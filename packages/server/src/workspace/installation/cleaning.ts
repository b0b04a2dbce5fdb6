import { limits } from '@portal/contract/core/fields/limits'
import { removeOld } from '../../money/imports/store.ts'
import { signUpHours } from '../../people/access/sign-up/sign-ups.ts'
import { deviceDays } from '../../people/sessions/devices.ts'
import type { Services } from '../../platform/http/context.ts'
import { dailyAt, type Job } from '../../platform/jobs/jobs.ts'
import { deleteOld } from '../vitals/store.ts'

// Keeps codes for a day after they expire, so that late codes differ from wrong ones.
const rules: readonly string[] = [
  'DELETE FROM sessions WHERE expires_at < now()',
  `DELETE FROM sign_ups WHERE created_at < now() - interval '${signUpHours} hours'`,
  'DELETE FROM pending_logins WHERE expires_at < now()',
  'DELETE FROM passkey_challenges WHERE expires_at < now()',
  "UPDATE authenticator_apps SET new_secret = NULL WHERE new_secret_at < now() - interval '1 day'",
  "DELETE FROM codes WHERE expires_at < now() - interval '1 day'",
  "DELETE FROM email_changes WHERE created_at < now() - interval '1 day'",
  "DELETE FROM user_imports WHERE created_at < now() - interval '1 day'",
  // Counters of earlier days. Their keys aren't used any more.
  "DELETE FROM attempts WHERE slot < date_trunc('day', now(), 'UTC')",
  "DELETE FROM idempotency_keys WHERE created_at < now() - interval '24 hours'",
  `DELETE FROM known_devices WHERE used_at < now() - interval '${deviceDays} days'`,
  "UPDATE emails SET content = NULL, html = NULL WHERE state = 'failed' AND created_at < now() - interval '7 days'",
  "DELETE FROM emails WHERE state NOT IN ('waiting', 'kept') AND created_at < now() - interval '90 days'",
  ...['removed_rows', 'removed_references'].map(
    table => `DELETE FROM ${table} USING removals
      WHERE removal_id = removals.id AND removed_at < now() - interval '${limits.restore_days} days'`,
  ),
  "DELETE FROM notices WHERE at < now() - interval '180 days'",
  "DELETE FROM mailings WHERE created_at < now() - interval '90 days'",
]

/** Deletes expired rows, so that no table grows without limit. */
export const clean = async ({ database, settings }: Pick<Services, 'database' | 'settings'>): Promise<void> => {
  const idle = 'DELETE FROM sessions WHERE last_seen_at < now() - make_interval(mins => $1)'
  // One hour more than a session lives, so that no replica still knows a later use.
  await database.pool.query(idle, [settings.SESSION_IDLE_MINUTES + 60])
  for (const rule of rules) await database.pool.query(rule)
}

/** Runs every night. */
export const cleaningJobs: readonly Job[] = [{ name: 'cleaning', next: dailyAt(1), run: clean }]

const EVERY_MS = 60 * 60 * 1000

/** Deletes abandoned uploads every hour. */
export const importJobs: readonly Job[] = [
  {
    name: 'imports_forgetting',
    next: now => new Date(now.getTime() + EVERY_MS),
    run: ({ database }) => removeOld(database.orm),
  },
]

export const vitalJobs: readonly Job[] = [
  { name: 'vitals_cleaning', next: dailyAt(2), run: ({ database }) => deleteOld(database.orm) },
]
