import { applyImport } from '@portal/contract/money/expenses/imports'
import { expect, test } from 'vitest'
import texts from '../../../../packages/host-app/src/locales/en/money/imports.json'
import { goodRows } from '../../../../stories/money/import-records.ts'
import { idOf } from '../../../../stories/support/fake-rows.ts'
import { api, useFreshApi } from '../../support/fresh-api.ts'
import { dialog, looked } from './show-import.tsx'

useFreshApi()

test('keeps the import button in view of a long preview, and links to the imported expenses', async () => {
  const [first] = goodRows.rows
  if (!first) throw new Error('there are rows')
  const many = Array.from({ length: 80 }, (_, at) => ({ ...first, line: at + 2 }))
  await looked({ ...goodRows, rows: [...goodRows.rows, ...many.map(row => ({ ...row, line: row.line + 10 }))] })
  const button = dialog.getByRole('button', { name: 'Import 4 rows' })
  const { bottom } = button.element().getBoundingClientRect()
  expect(dialog.getByRole('row').elements().at(-1)?.getBoundingClientRect().top).toBeGreaterThan(innerHeight)
  expect(bottom).toBeLessThanOrEqual(innerHeight)
  api.on(applyImport, () => ({ data: { added: 4, changed: 0, same: 0, left_out: [] } }))
  await button.click()
  const on = dialog.getByRole('link', { name: texts.to_expenses })
  await expect.element(on).toHaveAttribute('href', `/staff/project/${idOf(1)}?tab=expenses`)
})
