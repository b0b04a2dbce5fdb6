import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import readWorkbook from 'read-excel-file/node'
import { describe, expect, it } from 'vitest'
import writeWorkbook from 'write-excel-file/node'
import errorsAr from '../../../../packages/host-app/src/locales/ar/core/errors.json' with { type: 'json' }
import importsAr from '../../../../packages/host-app/src/locales/ar/money/imports.json' with { type: 'json' }
import sessionsAr from '../../../../packages/host-app/src/locales/ar/training/training_sessions.json' with {
  type: 'json',
}
import errorsEn from '../../../../packages/host-app/src/locales/en/core/errors.json' with { type: 'json' }
import importsEn from '../../../../packages/host-app/src/locales/en/money/imports.json' with { type: 'json' }
import sessionsEn from '../../../../packages/host-app/src/locales/en/training/training_sessions.json' with {
  type: 'json',
}
import { useBrowser } from '../../support/browser.ts'
import { languages } from '../../support/language.ts'
import { openSession } from '../../support/people.ts'
import { usePortal } from '../../support/portal.ts'

const words = {
  en: {
    ...{ t: sessionsEn, imports: importsEn, errors: errorsEn },
    ...{ twoRows: importsEn.import_other.replace('{{count}}', '2'), anyRows: /^Import / },
    imported: importsEn.imported_other.replace('{{count}}', '2'),
  },
  ar: {
    ...{ t: sessionsAr, imports: importsAr, errors: errorsAr },
    ...{ twoRows: importsAr.import_two, anyRows: /^استيراد / },
    imported: importsAr.imported_two,
  },
} as const

const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Downloads the sheet for offline editing. Returns its rows as texts, with the header first. */
const download = async (page: Page, t: typeof sessionsEn): Promise<string[][]> => {
  await page.getByRole('button', { name: t.attendance_list }).click()
  const saving = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: t.download_sheet }).click()
  const saved = await saving
  expect(saved.suggestedFilename()).toBe('PCM-1-attendance.xlsx')
  const [sheet] = await readWorkbook(readFileSync(await saved.path()))
  return (sheet?.data ?? []).map(row => row.map(cell => String(cell ?? '')))
}

/** The rows as a workbook, with some cells overwritten by row and column. */
const edited = async (rows: readonly string[][], cells: readonly [row: number, column: number, text: string][]) => {
  const data = rows.map((row, y) =>
    row.map((value, x) => ({ value: cells.findLast(([atY, atX]) => atY === y && atX === x)?.[2] ?? value })),
  )
  return { name: 'sheet.xlsx', mimeType: xlsx, buffer: await writeWorkbook(data).toBuffer() }
}

describe('the attendance sheet', () => {
  const portal = usePortal()
  const visit = useBrowser()

  it.each(languages())(
    'is downloaded, rejected with the position of wrong cells, and imports only the changed cells (%s)',
    async language => {
      const { url } = portal()
      const { t, imports, errors, twoRows, anyRows, imported } = words[language]
      const page = await visit({ language })
      await openSession(page, url, 'project_director')
      const found = await (await page.request.get(`${url}/api/sub_activities?search=PCM-1`)).json()
      const { id } = found.data.find(({ code }: { code: string }) => code === 'PCM-1')
      await page.goto(`${url}/staff/sub_activity/${id}?tab=sessions`)

      const before = await download(page, t)
      const [titles = [], first = [], second = []] = before
      expect(titles.slice(0, 2)).toEqual(['Email', 'Name'])
      expect(titles.slice(2).every(title => /^\d{4}-\d\d-\d\d \d\d:\d\d$/.test(title))).toBe(true)
      // A mark that differs from the current one.
      const marks = [first[2], second[3]].map(mark => (mark === 'L' ? 'P' : 'L'))
      const changes: [number, number, string][] = [
        [1, 2, marks[0] ?? ''],
        [2, 3, marks[1] ?? ''],
      ]

      const dialog = page.getByRole('dialog', { name: t.import_title })
      const choose = async (cells: readonly [number, number, string][]) =>
        dialog.locator('input[type=file]').setInputFiles(await edited(before, cells))
      await page.getByRole('button', { name: t.attendance_list }).click()
      await page.getByRole('menuitem', { name: t.import_file }).click()
      await choose([...changes, [1, 3, 'X'], [3, 0, 'nobody@example.test']])
      await dialog.getByText(imports.file_all_or_none).waitFor()
      const rowOf = (text: string) => dialog.getByRole('row').filter({ hasText: text })
      await rowOf(`${titles[3]}: ${errors.unknown_value}`).filter({ hasText: '2' }).waitFor()
      await rowOf(`Email: ${errors.trainee_unknown}`).filter({ hasText: '4' }).waitFor()
      expect(await dialog.getByRole('row').count()).toBe(before.length)
      expect(await dialog.getByRole('button', { name: anyRows }).isDisabled()).toBe(true)

      await dialog.getByRole('button', { name: imports.other_file }).click()
      await choose(changes)
      await dialog.getByRole('button', { name: twoRows }).click()
      await dialog.getByText(imported).waitFor()
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'detached' })

      const after = await download(page, t)
      const expected = before.map((row, y) =>
        row.map((text, x) => changes.find(([atY, atX]) => atY === y && atX === x)?.[2] ?? text),
      )
      expect(after).toEqual(expected)

      await page.getByRole('button', { name: t.attendance_list }).click()
      await page.getByRole('menuitem', { name: t.import_file }).click()
      await choose(changes)
      await dialog.getByText(imports.nothing_new).waitFor()
    },
  )
})
