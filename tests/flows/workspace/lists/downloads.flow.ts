import { readFile } from 'node:fs/promises'
import { fromCsv } from '@portal/contract/core/fields/csv'
import uiAr from '@portal/ui/locales/ar/ui.json' with { type: 'json' }
import uiEn from '@portal/ui/locales/en/ui.json' with { type: 'json' }
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { pages } from '../../../../packages/host-app/src/core/routing/routes.ts'
import shellAr from '../../../../packages/host-app/src/locales/ar/app/shell.json' with { type: 'json' }
import blocksAr from '../../../../packages/host-app/src/locales/ar/blocks/blocks.json' with { type: 'json' }
import shellEn from '../../../../packages/host-app/src/locales/en/app/shell.json' with { type: 'json' }
import blocksEn from '../../../../packages/host-app/src/locales/en/blocks/blocks.json' with { type: 'json' }
import { useBrowser } from '../../support/browser.ts'
import { languages } from '../../support/language.ts'
import { openSession } from '../../support/people.ts'
import { usePortal } from '../../support/portal.ts'

/** Pages of the drawer without a downloadable list. */
const others: readonly string[] = [
  'StaffDashboard',
  'StaffUserDashboard',
  'StaffInstructorDashboard',
  'Calendar',
  'Vitals',
]

const lists = pages.filter(({ name, drawer }) => drawer && !others.includes(name))

const textsOf = {
  en: { ui: uiEn, blocks: blocksEn, shell: shellEn },
  ar: { ui: uiAr, blocks: blocksAr, shell: shellAr },
} as const
type Language = keyof typeof textsOf

/** The text with which a list states its number of rows. */
const resultsIn = (language: Language, amount: number): string => {
  const forms: Readonly<Record<string, unknown>> = textsOf[language].blocks
  return String(forms[`results_${new Intl.PluralRules(language).select(amount)}`]).replace('{{shown}}', String(amount))
}

const cellsIn = (csv: string): string[][] =>
  csv
    .replace('\ufeff', '')
    .trimEnd()
    .split('\r\n')
    .map(line =>
      [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, bare]) =>
        fromCsv(quoted?.replaceAll('""', '"') ?? bare ?? ''),
      ),
    )

/** Ignores whitespace and separators: the list breaks lines where a file has dots. */
const letters = (text: string) => text.replace(/[\s\u00a0·\u200e\u200f\u2066-\u2069]/g, '')

/** Numbers and dates have another format in a file than in the list. */
const isMeasured = (text: string) => /^-?\d+(\.\d+)?$|^\d{4}-\d\d-\d\d( \d\d:\d\d)?$/.test(text)

const download = async (page: Page, { blocks }: (typeof textsOf)[Language]): Promise<string[][]> => {
  await page.getByRole('button', { name: blocks.download, exact: true }).click()
  const saving = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: blocks.download_as.csv }).click()
  return cellsIn(await readFile(await (await saving).path(), 'utf8'))
}

/** Compares a list's file with its table. Returns false for an empty list. */
const isTakenAlong = async (page: Page, language: Language): Promise<boolean> => {
  const texts = textsOf[language]
  const main = page.getByRole('main')
  const table = main.getByRole('table', { name: /./ })
  await table
    .or(main.getByRole('heading', { level: 2 }))
    .first()
    .waitFor()
  if ((await table.count()) === 0) return false
  const [headers = [], ...rows] = await download(page, texts)
  const heads = await table.getByRole('columnheader').allInnerTexts()
  const shownHeads = heads.filter(head => head !== '' && head !== texts.ui.row_actions)
  const isShown = headers.map(header => shownHeads.includes(header))
  expect(headers.filter((_, at) => isShown[at])).toEqual(shownHeads)
  await main.getByText(resultsIn(language, rows.length)).first().waitFor()
  for (const [nth, row] of (await table.getByRole('row').all()).slice(1).entries()) {
    const cells = await row.locator('th, td').allInnerTexts()
    const shown = cells.slice(heads[0] === '' ? 1 : 0)
    const written = (rows[nth] ?? []).filter((_, at) => isShown[at])
    for (const [at, text] of written.entries())
      if (!isMeasured(text)) expect(letters(text)).toBe(letters(shown[at] ?? ''))
  }
  return true
}

describe.each(languages())('every staff list, in %s', language => {
  const portal = usePortal()
  const visit = useBrowser()

  it('can be downloaded with its columns and all its rows', async () => {
    const { url } = portal()
    const visitors = {
      sysadmin: await visit({ language, width: 1440 }),
      activity_coordinator: await visit({ language, width: 1440 }),
    }
    for (const [name, page] of Object.entries(visitors)) await openSession(page, url, name)
    const empty: string[] = []
    for (const { path, name } of lists) {
      const page = name.startsWith('Coordinator') ? visitors.activity_coordinator : visitors.sysadmin
      await page.goto(url + path)
      await page.getByRole('heading', { level: 1, name: textsOf[language].shell.pages[name], exact: true }).waitFor()
      if (!(await isTakenAlong(page, language))) empty.push(name)
    }
    // The demo has no rows for these lists.
    expect(empty).toEqual(['FilesCenter', 'Delegations', 'Mailings', 'Emails'])
  })
})
