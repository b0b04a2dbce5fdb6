import { expect, test } from 'vitest'
import { migratedFrom } from '../../../support/platform/earlier-database.ts'

const [line, project, author] = ['1', '2', '3'].map(digit => `0000000${digit}-0000-4000-8000-000000000000`)

test('the migration archives plans of deleted budget lines and keeps an expense whose author was deleted', async () => {
  const migrated = await migratedFrom('0198_removed_lines.sql', pool =>
    // Inserts rows without their project.
    pool.query(`
      SET session_replication_role = replica;
      INSERT INTO removed_forecast_months (item_id, month, project_id, amount_minor)
        VALUES ('${line}', '2026-02-01', '${project}', 500), ('${line}', '2026-03-01', '${project}', 0);
      INSERT INTO deleted_expenses (id, project_id, item_id, expense)
        VALUES ('${author}', '${project}', '${line}', '{"by_user": "${author}"}');
      RESET session_replication_role`),
  )
  const { rows } = await migrated.query(`
    SELECT entity, entity_id, money, table_name, link, content FROM removals JOIN removed_rows ON removal_id = removals.id
    ORDER BY content->>'month'`)
  const archived = { entity: 'budget_items', entity_id: line, money: [], table_name: 'forecast_months', link: '' }
  expect(rows).toEqual([
    { ...archived, content: { item_id: line, month: '2026-02-01', project_id: project, amount_minor: 500 } },
    { ...archived, content: { item_id: line, month: '2026-03-01', project_id: project, amount_minor: 0 } },
  ])
  expect((await migrated.query('SELECT by_user FROM deleted_expenses')).rows).toEqual([{ by_user: author }])
})
