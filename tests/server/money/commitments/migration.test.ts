import { randomUUID } from 'node:crypto'
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../../../../packages/server/src/platform/database/index.ts'
import { MIGRATIONS } from '../../../../packages/server/src/platform/database/migrations/migration-files.ts'
import { newDatabase } from '../../support/platform/database.ts'

const STEP = '0180_drawn_commitments.sql'

/** Creates a folder with the migrations that pass the filter. */
const migrationsUntil = (isIn: (name: string) => boolean) => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-migrations-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const name of readdirSync(MIGRATIONS).filter(isIn)) cpSync(join(MIGRATIONS, name), join(folder, name))
  return folder
}

const [user, donor, project] = [randomUUID(), randomUUID(), randomUUID()]
const [category, line, other] = [randomUUID(), randomUUID(), randomUUID()]

const before = [
  `INSERT INTO users (id, type, email, first_name_en, last_name_en, first_name_ar, last_name_ar)
   VALUES ('${user}', 'sysadmin', 'a@example.org', 'A', 'B', 'A', 'B')`,
  `INSERT INTO donors (id, code, full_name, country) VALUES ('${donor}', 'D', 'Donor', 'DE')`,
  `INSERT INTO projects (id, donor_id, code, name, type, start_date, end_date, budget_minor, currency, program_size)
   VALUES ('${project}', '${donor}', 'P', 'Water', 'training', '2026-01-01', '2026-12-31', 10000, 'usd', 'small')`,
  `INSERT INTO budget_categories VALUES ('${category}', '${project}', 1, 'C', 'Staff')`,
  ...[line, other].map(
    (
      id,
      at,
    ) => `INSERT INTO budget_items (id, project_id, category_id, position, code, name, amount, frequency, price_minor,
      load_percentage, total_minor, spent_minor, committed_minor)
    VALUES ('${id}', '${project}', '${category}', ${at}, '${at}', 'Line', 1, 1, 10000, 100, 10000, ${at * 900}, ${500 - at * 300})`,
  ),
]

/** Inserts a bought request with one item per price on a budget line. */
const request = (id: string, reference: string, item: string, prices: readonly number[]) => [
  `INSERT INTO requests (id, kind, reference, type, description, location, required_date, currency, direct_manager_id,
     requester_id, state, content_hash, total_minor, usd_rate, created_at)
   VALUES ('${id}', 'purchase_requests', '${reference}', 'multi_project', 'Chairs', 'syria', '2026-12-31', 'usd', '${user}',
     '${user}', 'bought', '', 0, 1, now())`,
  ...prices.map(
    (price, at) => `INSERT INTO request_items
      (id, request_id, position, name, quantity, unit_price_minor, total_price_minor, budget_item_id)
    VALUES (gen_random_uuid(), '${id}', ${at}, 'Chair', 1, ${price}, ${price}, '${item}')`,
  ),
]

const commitment = (document: string, item: string, amount: number) =>
  `INSERT INTO commitments (id, project_id, item_id, amount_minor, document, document_id, reference)
   VALUES (gen_random_uuid(), '${project}', '${item}', ${amount}, 'purchase_requests', '${document}', 'PR')`

const expense = (reference: string | null, description: string, amount: number) =>
  `INSERT INTO expenses (id, project_id, item_id, date, amount_minor, description, reference, by_user)
   VALUES (gen_random_uuid(), '${project}', '${other}', '2026-01-31', ${amount}, '${description}',
     ${reference === null ? 'NULL' : `'${reference}'`}, '${user}')`

const posted = (document: string, text: string) =>
  `INSERT INTO request_events (id, request_id, kind, text, by_user, at)
   VALUES (gen_random_uuid(), '${document}', 'post_expense', '${text}', '${user}', now())`

test('links old commitments and expenses to request items, and changes no sum', async () => {
  const { url, drop } = await newDatabase('template0')
  onTestFinished(drop)
  const open = (migrations: string) => openDatabase({ DATABASE_URL: url, DATA_DIR: '' }, { migrations })
  const [held, paid, renamed] = [randomUUID(), randomUUID(), randomUUID()]
  const old = await open(migrationsUntil(name => name < STEP))
  const statements = [
    ...before,
    ...request(held, 'PR-1', line, [300, 200]),
    commitment(held, line, 500),
    // The first expense of each request released its commitment. The invoice of PR-3 has a reference of its own.
    ...request(paid, 'PR-2', other, [200, 400]),
    posted(paid, 'Tables'),
    expense('PR-2', 'Tables', 350),
    ...request(renamed, 'PR-3', other, [500]),
    posted(renamed, 'Board'),
    expense('INV-7', 'Board', 520),
    expense(null, 'Fuel', 30),
    // This commitment's request doesn't exist.
    commitment(randomUUID(), other, 200),
  ]
  for (const statement of statements) await old.pool.query(statement)
  await old.close()

  const now = await open(migrationsUntil(name => name <= STEP))
  const rows = async (text: string) => (await now.pool.query({ text, rowMode: 'array' })).rows
  const lines = await rows(
    `SELECT reference, position, due_minor::int, (SELECT amount_minor::int FROM commitments WHERE request_item_id = item.id),
       (SELECT sum(amount_minor)::int FROM expenses WHERE request_item_id = item.id)
     FROM request_items item JOIN requests ON requests.id = request_id ORDER BY reference, position`,
  )
  const unlinked = await rows('SELECT description FROM expenses WHERE request_item_id IS NULL')
  const sums = await rows('SELECT spent_minor::int, committed_minor::int FROM budget_items ORDER BY position')
  await now.close()
  expect(lines).toEqual([
    ['PR-1', 0, null, 300, null],
    ['PR-1', 1, null, 200, null],
    ['PR-2', 0, 0, null, null],
    ['PR-2', 1, 350, null, 350],
    ['PR-3', 0, 500, null, 520],
  ])
  expect(unlinked).toEqual([['Fuel']])
  expect(sums).toEqual([
    [0, 500],
    [900, 0],
  ])
})
