import { applyImport, previewImport } from '@portal/contract/money/expenses/imports'
import { isolatedList } from '@portal/ui/texts'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import texts from '../../../../packages/host-app/src/locales/en/money/imports.json'
import { badRows, duplicateRows, goodRows, unclearRows } from '../../../../stories/money/import-records.ts'
import { Refused } from '../../../../stories/support/fake-api.ts'
import { api, sent, useFreshApi } from '../../support/fresh-api.ts'
import { dialog, file, looked } from './show-import.tsx'

useFreshApi()
afterEach(() => vi.unstubAllGlobals())

describe('rows that became invalid between the preview and the import', () => {
  test.each(['invalid', 'changed_meanwhile'] as const)('are listed in a new preview (%s)', async code => {
    await looked()
    api.on(applyImport, () => {
      throw new Refused(code, { errors: [{ path: 'rows.4.amount', code: 'over_surplus' }] })
    })
    // The server returns rows with problems first.
    const rows = badRows.rows.filter(({ state }) => state === 'bad')
    api.on(previewImport, () => ({ data: { ...badRows, rows } }))
    await dialog.getByRole('button', { name: 'Import 4 rows' }).click()
    await expect.element(dialog.getByRole('status').filter({ hasText: /has changed since the preview/ })).toBeVisible()
    await expect.element(dialog.getByText('Line code: No budget line has this code')).toBeVisible()
    // Valid rows are hidden, and the import is disabled.
    await expect.element(dialog.getByText(/Bus to Idlib/)).not.toBeInTheDocument()
    await expect.element(dialog.getByRole('button', { name: 'Import 2 rows' })).toBeDisabled()
    await expect.element(dialog).toHaveFocus()
  })

  test('do not trigger a new preview when the import failed for another reason', async () => {
    await looked()
    api.on(applyImport, () => {
      throw new Refused('unavailable')
    })
    await dialog.getByRole('button', { name: 'Import 4 rows' }).click()
    await expect.element(dialog.getByRole('alert')).toBeVisible()
    expect(api.calls.filter(({ path }) => path.endsWith('/preview'))).toHaveLength(1)
    await expect.element(dialog.getByRole('button', { name: 'Import 4 rows' })).toBeEnabled()
  })
})

describe('possible duplicate rows', () => {
  const { possible_duplicate, duplicates_title_other, leave_duplicates_other, only_marked, total, left_out_rows } =
    texts
  const rows = () => dialog.getByRole('row').elements().slice(1)
  const leaving = () => dialog.getByRole('switch', { name: leave_duplicates_other.replace('{{count}}', '2') })
  const choices = (path: string) =>
    sent('POST').flatMap((body, at) =>
      api.calls.filter(({ method }) => method === 'POST')[at]?.path.endsWith(path) ? [body] : [],
    )

  test('are listed and left out by default, and the choice is sent to the server', async () => {
    await looked(duplicateRows)
    await expect.element(dialog.getByText(duplicates_title_other.replace('{{count}}', '2'))).toBeVisible()
    await expect.element(leaving()).toBeChecked()
    expect(dialog.getByText(possible_duplicate).elements()).toHaveLength(2)
    await expect.element(dialog.getByText(`${total} €180.00`)).toBeVisible()
    await expect.element(dialog.getByRole('button', { name: 'Import 2 rows' })).toBeEnabled()

    await leaving().click()
    await expect.element(dialog.getByRole('button', { name: 'Import 4 rows' })).toBeEnabled()
    await expect.element(leaving()).not.toBeChecked()
    await expect.element(leaving()).toHaveFocus()
    await expect.element(dialog.getByText(`${total} €691.69`)).toBeVisible()
    expect(dialog.getByText(possible_duplicate).elements()).toHaveLength(2)

    api.on(applyImport, () => ({ data: { added: 4, changed: 0, same: 0, left_out: [] } }))
    await dialog.getByRole('button', { name: 'Import 4 rows' }).click()
    await expect.element(dialog.getByText(/^4 rows imported\./)).toBeVisible()
    expect(choices('/preview')).toMatchObject([{ with_duplicates: false }, { with_duplicates: true }])
    expect(choices('/apply')).toMatchObject([{ with_duplicates: true }])
  })

  test('can be shown alone, and left-out rows are listed after the import', async () => {
    await looked(duplicateRows)
    expect(rows()).toHaveLength(4)
    await dialog.getByRole('switch', { name: only_marked }).click()
    await expect.poll(rows).toHaveLength(2)
    expect(dialog.getByText(/Fuel/).query()).toBeNull()
    // Includes a row that was imported after the preview.
    api.on(applyImport, () => ({ data: { added: 1, changed: 0, same: 0, left_out: [2, 3, 5] } }))
    await dialog.getByRole('button', { name: 'Import 2 rows' }).click()
    await expect
      .element(dialog.getByText(left_out_rows.replace('{{rows}}', isolatedList(['2', '3', '5']))))
      .toBeVisible()
    expect(choices('/apply')).toMatchObject([{ with_duplicates: false }])
  })

  test('are left out by default again in the next preview', async () => {
    await looked(duplicateRows)
    await leaving().click()
    await expect.element(leaving()).not.toBeChecked()
    await dialog.getByRole('button', { name: texts.back }).click()
    await dialog.getByRole('button', { name: texts.look }).click()
    await expect.element(leaving()).toBeChecked()
  })
})

describe('a file with ambiguous figures', () => {
  test('is read by the person’s answer, and cannot be imported before', async () => {
    await looked(unclearRows)
    const button = (name: string) => dialog.getByRole('button', { name })
    await expect
      .element(dialog.getByRole('group', { name: new RegExp(texts.written.ask_figures.replace('?', '\\?')) }))
      .toBeVisible()
    await expect.element(button('Import 0 rows')).toBeDisabled()
    await dialog.getByRole('radio', { name: /1,500.*1\.5/ }).click()
    await expect.element(dialog.getByText(`${texts.total} €1.50`)).toBeVisible()
    await expect.element(button('Import 1 row')).toBeEnabled()
    await dialog.getByRole('radio', { name: /1,500.*1,500/ }).click()
    await expect.element(dialog.getByText(`${texts.total} €1,500.00`)).toBeVisible()
    // The row shows the amount with the file's text below it.
    await expect.element(dialog.getByRole('row').filter({ hasText: /1,500\.00.*1,500/ })).toBeVisible()
    api.on(applyImport, () => ({ data: { added: 1, changed: 0, same: 0, left_out: [] } }))
    await button('Import 1 row').click()
    await expect.element(dialog.getByText(/^1 row imported\./)).toBeVisible()
    expect(sent('POST').at(-1)).toMatchObject({ decimal_mark: 'point' })
  })
})

test('shows a row’s problems next to its state, within the dialog’s width', async () => {
  await page.viewport(640, 900)
  const problems = [{ field: 'item_code' as const, code: 'item_unknown' }]
  await looked({ ...goodRows, rows: goodRows.rows.map(row => ({ ...row, problems })) })
  const words = dialog.getByText('Line code: No budget line has this code').first()
  const [place, frame] = [words, dialog].map(one => one.element().getBoundingClientRect())
  expect(place?.left).toBeGreaterThan(frame?.left ?? Number.NaN)
  expect(place?.right).toBeLessThan(frame?.right ?? Number.NaN)
})

test('loads the rows of a long file by page', async () => {
  const pages = [goodRows.rows.slice(0, 3), goodRows.rows.slice(3)]
  const first: typeof goodRows = { ...goodRows, rows: pages[0] ?? [], next_cursor: 4 }
  await looked(first)
  expect(dialog.getByText(/رسوم مصرفية/).query()).toBeNull()
  api.on(previewImport, ({ cursor }) => ({ data: { ...goodRows, rows: cursor === 4 ? (pages[1] ?? []) : [] } }))
  await dialog.getByRole('button', { name: 'Load more' }).click()
  await expect.element(dialog.getByText(/رسوم مصرفية/)).toBeVisible()
  await expect.element(dialog.getByText(/Bus to Idlib/).first()).toBeVisible()
  expect(dialog.getByRole('button', { name: 'Load more' }).query()).toBeNull()
})

describe('a page loaded without HTTPS', () => {
  const hexOf = (bytes: ArrayBuffer) =>
    Array.from(new Uint8Array(bytes), one => one.toString(16).padStart(2, '0')).join('')

  test('hashes and sends a file without crypto.subtle', async () => {
    const expected = hexOf(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()))
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
    expect(crypto.subtle).toBeUndefined()
    await looked()
    expect(sent('POST')[0]).toMatchObject({ name: 'august.csv', size: file.size, sha256: expected })
  })
})

test('keeps an example date in an error message on one line', async () => {
  await page.viewport(1200, 900)
  const problems = [{ field: 'date' as const, code: 'ambiguous' as const }]
  await looked({ ...goodRows, rows: goodRows.rows.map(row => ({ ...row, problems })) }, 'ar')
  const message = dialog.getByText(/^التاريخ: /).first()
  await expect.element(message).toBeVisible()
  const text = message.element().firstChild
  const from = text?.textContent?.indexOf('2026') ?? -1
  const range = document.createRange()
  if (text) range.setStart(text, from)
  range.setEndAfter(message.element())
  const [first, ...others] = [...range.getClientRects()].filter(({ width }) => width > 0)
  expect(from).toBeGreaterThan(0)
  expect(others.every(({ top }) => top === first?.top)).toBe(true)
})
