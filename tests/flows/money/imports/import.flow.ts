import { describe, expect, it } from 'vitest'
import { useBrowser } from '../../support/browser.ts'
import { languages } from '../../support/language.ts'
import { openSession } from '../../support/people.ts'
import { usePortal } from '../../support/portal.ts'
import { textsIn } from '../../support/texts.ts'

const titles = 'رمز الفئة;اسم الفئة;رمز البند;اسم البند;الكمية;سعر الوحدة;ملاحظات'
const good = [titles, 'ن;نقل;ن1;حافلات;٢;١٢٥٠٫٥;', 'ن;;ن2;وقود;10;90;تقديري']
const bad = [...good, 'ن;;ن3;سائق;-1;100;']

describe.each(languages())('a file of budget lines, in %s,', language => {
  const portal = usePortal()
  const visit = useBrowser()
  const t = textsIn(language)

  it('is rejected while a row is wrong, imports once corrected, and changes nothing the second time', async () => {
    const page = await visit({ language, width: 1280 })
    await openSession(page, portal().url, 'project_director')
    await page.goto(`${portal().url}/staff/projects?search=WAQ-03`)
    await page.getByRole('main').getByRole('table').getByRole('link').first().click()
    await page.waitForURL(/\/staff\/project\//)
    await page.goto(`${page.url()}?tab=budget&act=import_items`)

    const dialog = page.getByRole('dialog', { name: t('imports.title_items') })
    const choose = async (lines: string[]) => {
      const file = { name: 'بنود.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) }
      await dialog.locator('input[type=file]').setInputFiles(file)
      await dialog.getByRole('button', { name: t('imports.look') }).click()
    }
    await choose(bad)
    await dialog.getByText(t('imports.all_or_none')).waitFor()
    await dialog
      .getByRole('row')
      .filter({ hasText: t('errors.value_negative') })
      .waitFor()
    expect(await dialog.getByRole('button', { name: t('imports.import', { count: 2 }) }).isDisabled()).toBe(true)

    await dialog.getByRole('button', { name: t('imports.other_file') }).click()
    await choose(good)
    await dialog.getByText('₺3,401.00').waitFor()
    await dialog.getByRole('button', { name: t('imports.import', { count: 2 }) }).click()
    await dialog.getByText(t('imports.imported', { count: 2 })).waitFor()
    await page.keyboard.press('Escape')
    await page.getByText('حافلات').first().waitFor()

    await page.goto(page.url().replace(/\?.*$/, '?tab=budget&act=import_items'))
    await choose(good)
    await dialog.getByText(t('imports.applied_help')).waitFor()
  })
})
