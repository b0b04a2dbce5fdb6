import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { useBrowser } from '../../support/browser.ts'
import { languages } from '../../support/language.ts'
import { openSession } from '../../support/people.ts'
import { usePortal } from '../../support/portal.ts'
import { textsIn } from '../../support/texts.ts'

const namesIn = async (page: Page) => {
  await page.locator('[data-opener]').first().waitFor()
  return page.locator('[data-opener]').allInnerTexts()
}

describe.each(languages())('saved views, in %s', language => {
  const portal = usePortal()
  const visit = useBrowser()
  const t = textsIn(language)

  it('restore a list as it was saved, as the default, and by link for a colleague', async () => {
    const page = await visit({ language, width: 360 })
    await openSession(page, portal().url, 'sysadmin')
    await page.goto(`${portal().url}/staff/projects?phase=running&sort=-code`)
    const wanted = await namesIn(page)
    const menu = page.getByRole('button', { name: t('blocks.views.title'), exact: true })
    await menu.click()
    await page.getByRole('menuitem', { name: t('blocks.views.save') }).click()
    await page.locator('input[name=name]').fill('Monday')
    await page.getByRole('checkbox', { name: t('blocks.views.is_default') }).check()
    await page.locator('form button[type=submit]').click()
    await page.locator('input[name=name]').waitFor({ state: 'detached' })

    await page.goto(`${portal().url}/staff/projects`)
    await page.waitForURL(/phase=running/)
    expect(await namesIn(page)).toEqual(wanted)
    await menu.click()
    await page.getByRole('menuitem', { name: t('blocks.views.copy') }).click()
    await page.getByText(t('blocks.views.copied')).first().waitFor()
    const link = await page.evaluate(() => navigator.clipboard.readText())

    const other = await visit({ language })
    await openSession(other, portal().url, 'project_director')
    await other.goto(link)
    expect(await namesIn(other)).toEqual(wanted)
  })
})
