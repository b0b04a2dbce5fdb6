import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { useBrowser } from '../../support/browser.ts'
import { languages } from '../../support/language.ts'
import { logIn, openSession } from '../../support/people.ts'
import { usePortal } from '../../support/portal.ts'
import { textsIn } from '../../support/texts.ts'

describe.each(languages())('leaving unsaved input, in %s,', language => {
  const portal = usePortal()
  const visit = useBrowser()
  const t = textsIn(language)

  it('shows a notice on other pages, keeps the input, and asks before logging out', async () => {
    const { url } = portal()
    const page = await visit({ language })
    await openSession(page, url, 'user')
    await page.goto(`${url}/sup/account`)
    await page.getByLabel(t('profile.birth_place')).fill('Homs')
    await page.getByRole('link', { name: t('shell.portal') }).click()
    await page.waitForURL('**/sup/trainings')
    const notice = page.getByText(t('account.unsaved'))
    await notice.waitFor()

    await page.getByRole('button', { name: t('shell.user_menu', { name: '' }) }).click()
    await page.getByRole('menuitem', { name: t('shell.logout') }).click()
    const question = page.getByRole('alertdialog', { name: t('shell.unsaved.title') })
    await question.getByRole('button', { name: t('ui.cancel') }).click()
    await question.waitFor({ state: 'detached' })

    await page.getByRole('button', { name: t('account.unsaved_back') }).click()
    expect(await page.getByLabel(t('profile.birth_place')).inputValue()).toBe('Homs')
    await notice.waitFor({ state: 'detached' })
  })

  it('asks before logging out while budget edits are queued on the device', async () => {
    const { url } = portal()
    const page = await visit({ language })
    await openSession(page, url, 'project_director')
    await page.goto(`${url}/staff/donors`)
    await page.evaluate(async () => {
      const { data } = await (await fetch('/api/user')).json()
      localStorage.setItem(`budget-table:project:${data.id}0.5`, '[]')
    })
    await page.getByRole('button', { name: t('shell.user_menu', { name: '' }) }).click()
    await page.getByRole('menuitem', { name: t('shell.logout') }).click()
    const question = page.getByRole('alertdialog', { name: t('shell.unsaved.title') })
    await question.getByRole('button', { name: t('shell.logout') }).click()
    await page.waitForURL('**/auth/login')
    expect(await page.evaluate(() => Object.keys(localStorage))).not.toContainEqual(expect.stringContaining('budget'))
  })

  it('logs out without asking if nothing was typed', async () => {
    const { url } = portal()
    const page = await visit({ language })
    await logIn(page, url, 'user2')
    await page.getByRole('button', { name: t('shell.user_menu', { name: '' }) }).click()
    await page.getByRole('menuitem', { name: t('shell.logout') }).click()
    await page.waitForURL('**/auth/login')
    expect(await page.getByRole('alertdialog').count()).toBe(0)
  })
})

/** Scripts that the page has loaded. */
const scriptsOn = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter(name => /\/assets\/.*\.js$/.test(name)),
  )

/** Which of these addresses the browser has in its HTTP cache. */
const cachedOn = (page: Page, addresses: readonly string[]) =>
  page.evaluate(async all => {
    const isCached = (address: string) =>
      fetch(address, { cache: 'only-if-cached', mode: 'same-origin' }).then(
        ({ ok }) => ok,
        () => false,
      )
    const found = await Promise.all(all.map(isCached))
    return all.filter((_, at) => found[at])
  }, addresses)

describe('logging out', () => {
  const portal = usePortal()
  const visit = useBrowser()
  const t = textsIn('en')

  it('leaves nothing in the HTTP cache, and shows nothing on going back', async () => {
    const { url } = portal()
    const page = await visit({ allowed: [/Failed to load resource/] })
    await openSession(page, url, 'project_director')
    await page.goto(`${url}/staff/donors`)
    const donor = await page.getByRole('table').getByRole('link').first().textContent()
    const loaded = await scriptsOn(page)
    expect(await cachedOn(page, loaded)).toEqual(loaded)

    await page.getByRole('button', { name: t('shell.user_menu', { name: '' }) }).click()
    await page.getByRole('menuitem', { name: t('shell.logout') }).click()
    await page.waitForURL('**/auth/login')
    const cached = await cachedOn(page, [...loaded, `${url}/api/user`, `${url}/api/donors`])
    // The login page has loaded its own scripts again.
    const own = await scriptsOn(page)
    expect(cached.filter(address => !own.includes(address))).toEqual([])

    await page.goBack()
    await page.waitForURL('**/auth/login?next=*')
    await page.locator('input[name=email]').waitFor()
    expect(await page.getByText(donor ?? '').count()).toBe(0)
  })
})
