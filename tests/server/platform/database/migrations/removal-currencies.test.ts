import { expect, test } from 'vitest'
import { migratedFrom } from '../../../support/platform/earlier-database.ts'

const [donor, project, named, empty, lost] = ['1', '2', '3', '4', '5'].map(
  digit => `0000000${digit}-0000-4000-8000-000000000000`,
)

test('the migration gives archived rows the currency of their sums, or else of their project', async () => {
  const migrated = await migratedFrom('0207_currencies_of_removals.sql', pool =>
    pool.query(`
      INSERT INTO donors (id, code, full_name, country) VALUES ('${donor}', 'D', 'River Fund', 'DE');
      INSERT INTO projects (id, donor_id, code, name, type, start_date, end_date, budget_minor, currency, program_size)
        VALUES ('${project}', '${donor}', 'P', 'Water', 'training', '2026-01-01', '2026-12-31', 0, 'eur', 'small');
      INSERT INTO removals (id, entity, entity_id, money) VALUES
        ('${named}', 'budget_categories', '${named}', '[{"currency": "usd", "expenses_minor": 0, "planned_minor": 5}]'),
        ('${empty}', 'budget_items', '${empty}', '[]'), ('${lost}', 'budget_items', '${lost}', '[]'),
        ('${project}', 'projects', '${project}', '[{"currency": "usd", "expenses_minor": 0, "planned_minor": 5}]');
      INSERT INTO removed_rows (removal_id, table_name, place, content)
        SELECT id, entity, '(0,1)', jsonb_build_object('id', entity_id, 'project_id',
          CASE WHEN id = '${lost}' THEN '${lost}' ELSE '${project}' END)
        FROM removals WHERE entity <> 'projects'`),
  )
  const { rows } = await migrated.query('SELECT id, currency FROM removals ORDER BY id')
  expect(rows).toEqual([
    { id: project, currency: null },
    { id: named, currency: 'usd' },
    { id: empty, currency: 'eur' },
    { id: lost, currency: null },
  ])
})
