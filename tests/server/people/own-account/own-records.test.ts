import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { usePortal } from '../../support/portal.ts'
import { addRequest, aLineInLira, fivePeople, requestDraft } from '../../support/requests/requests.ts'

const portal = usePortal()

const RECORDS = '../../../../packages/server/src/people/own-account/own-records.ts'

/** Tables that reference people but are not part of the records, with the reason. */
const others: Readonly<Record<string, string>> = {
  // Part of the response outside the records.
  sessions: 'sessions',
  user_privileges: 'privileges',
  user_profiles: 'profiles',
  // Changes to records of others, which the audit contains.
  activity_events: 'audit',
  complaint_events: 'audit',
  exchange_rates: 'audit',
  forecasts: 'audit',
  projects: 'audit',
  request_events: 'audit',
  request_new_totals: 'audit',
  request_receipts: 'audit',
  request_revisions: 'audit',
  applied_imports: 'audit',
  // Deleted rows that will be removed.
  deleted_expenses: 'deleted',
  removed_references: 'deleted',
  // Secrets and data that live for minutes.
  codes: 'secret',
  email_changes: 'for minutes',
  pending_email_changes: 'shown on the account page',
  embed_codes: 'secret',
  embed_sessions: 'secret',
  idempotency_keys: 'for a day',
  imports: 'a file on its way',
  passkey_challenges: 'secret',
  pending_logins: 'secret',
  recovery_codes: 'secret',
  user_imports: 'a file on its way',
}

const namesPeople = `
  SELECT DISTINCT conrelid::regclass::text AS name FROM pg_constraint
  WHERE contype = 'f' AND confrelid = 'users'::regclass ORDER BY 1`

test('own data include every table that references people', async () => {
  const queries = readFileSync(new URL(RECORDS, import.meta.url), 'utf8')
  const { rows } = await portal().database.pool.query<{ name: string }>(namesPeople)
  expect(rows.length).toBeGreaterThan(40)
  const isRead = (name: string) => new RegExp(`\\b(FROM|JOIN) ${name}\\b`).test(queries)
  const missing = rows.filter(({ name }) => !(name in others) && !isRead(name))
  expect(missing).toEqual([])
})

test('own requests name their currency by its ISO 4217 code', async () => {
  const people = await fivePeople(portal())
  const { line } = await aLineInLira(portal())
  await addRequest(portal(), people.requester, requestDraft(people, line, { currency: 'tl' }))
  const { body } = await portal().call('GET', '/account/data', { as: people.requester })
  expect(body.data.records.requests.map(({ currency }: { currency: string }) => currency)).toEqual(['TRY'])
})
