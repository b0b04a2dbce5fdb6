import type { ImportPreview } from '@portal/contract/money/expenses/import-previews'
import { applyImport, previewImport } from '@portal/contract/money/expenses/imports'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import texts from '../../../../packages/host-app/src/locales/en/money/imports.json'
import { goodRows } from '../../../../stories/money/import-records.ts'
import { idOf } from '../../../../stories/support/fake-rows.ts'
import { api, sent, useFreshApi } from '../../support/fresh-api.ts'
import { dialog, looked } from './show-import.tsx'

useFreshApi()

describe('rows that are invoices of requests', () => {
  const line = {
    ...{ id: idOf(701), name: 'Chairs', approved_minor: 40_000, invoiced_minor: 0, most_minor: 42_000 },
    ...{ request: { id: idOf(702), kind: 'purchase_requests', reference: 'PR-2026-0014' } as const },
    ...{ item: { id: idOf(703), code: '1.2' }, open_minor: 40_000, left_minor: 40_000, rows: 0 },
  }
  const linked = ({ request_links: links = [] }: { request_links?: unknown[] | undefined }): ImportPreview => ({
    ...goodRows,
    request_lines: [{ ...line, rows: links.length, left_minor: links.length > 0 ? 0 : 40_000 }],
    rows: goodRows.rows.map((row, at) => (at === 0 ? { ...row, item_id: line.item.id } : row)),
  })

  test('are linked only by choice, for all rows of a line or one by one, and the links are sent', async () => {
    await looked(goodRows)
    api.on(previewImport, given => ({ data: linked(given) }))
    await dialog.getByRole('button', { name: texts.back }).click()
    await dialog.getByRole('button', { name: texts.look }).click()
    const all = dialog.getByRole('switch', { name: /1\.2.*PR-2026-0014.*Chairs/ })
    await expect.element(all).not.toBeChecked()
    await expect.element(dialog.getByText('€400.00 open. Invoices may reach €420.00.')).toBeVisible()
    expect(dialog.getByRole('button', { name: /Request of row/ }).elements()).toHaveLength(1)
    await all.click()
    await expect.element(all).toBeChecked()
    await expect.element(dialog.getByText(/€400\.00 open, €0\.00 after 1 linked row\./)).toBeVisible()
    await dialog.getByRole('button', { name: /Request of row 2/ }).click()
    await page.getByRole('option', { name: 'PR-2026-0014 · Chairs' }).click()
    api.on(applyImport, () => ({ data: { added: 4, changed: 0, same: 0, left_out: [] } }))
    await dialog.getByRole('button', { name: 'Import 4 rows' }).click()
    await expect.element(dialog.getByText(/^4 rows imported\./)).toBeVisible()
    expect(sent('POST').at(-1)).toMatchObject({
      request_links: [{ request_item_id: line.id }, { request_item_id: line.id, rows: [2] }],
    })
  })
})
