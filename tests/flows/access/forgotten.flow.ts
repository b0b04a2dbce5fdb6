import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { useBrowser } from '../support/browser.ts'
import { logIn } from '../support/people.ts'
import { usePortal } from '../support/portal.ts'

const portal = usePortal()
const visit = useBrowser()

/** All that the pages of the portal have stored on the device, by every way that browsers have for it. */
const storedBy = (page: Page) =>
  page.evaluate(async () => ({
    storages: [localStorage, sessionStorage].flatMap(storage => Object.entries(storage)),
    databases: await indexedDB.databases(),
    caches: 'caches' in globalThis ? await caches.keys() : [],
    cookies: document.cookie,
  }))

const preferences = ['language', 'theme', 'density', 'drawer', 'single_key_shortcuts']

test('logging out in one tab takes all that was typed off the device, in every tab', async () => {
  const page = await visit({ allowed: [/ERR_FAILED/, /status of 401/] })
  const { url } = portal()
  await logIn(page, url, 'sysadmin')
  const answer = await page.request.get(`${url}/api/projects?limit=1`)
  const [{ id }] = (await answer.json()).data
  await page.goto(`${url}/staff/project/${id}?act=edit`)
  const name = page.locator('input[name=name]')
  await name.fill('Unsaved name of a project')
  await page.waitForFunction(() => Object.values(localStorage).some(value => value.includes('Unsaved name')))

  const other = await page.context().newPage()
  // Nothing can be sent from here, so that what is written waits on the device.
  await other.route('**/api/budget_items/**', route => route.abort())
  await other.route('**/api/projects/*/budget_items', route => route.abort())
  await other.goto(`${url}/staff/project/${id}?tab=budget`)
  // The name of the first line.
  await other.locator('[role=row][aria-level="2"]').first().getByRole('gridcell').nth(1).click()
  await other.keyboard.type('Unsent line name')
  await other.keyboard.press('Enter')
  await other.waitForFunction(() => Object.values(localStorage).some(value => value.includes('Unsent line name')))

  await page.getByRole('button', { name: /^Your menu/ }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  const question = page.getByRole('alertdialog', { name: 'Log out without saving?' })
  await question.getByRole('button', { name: 'Log out' }).click()
  await page.waitForURL('**/auth/login')
  await other.waitForURL('**/auth/login')

  for (const tab of [page, other]) {
    const { storages, databases, caches, cookies } = await storedBy(tab)
    const kept = storages.filter(([key]) => !preferences.includes(key) && !key.startsWith('columns_'))
    expect([kept, databases, caches, cookies]).toEqual([[], [], [], ''])
    expect(JSON.stringify(storages)).not.toMatch(/Unsaved|Unsent/)
  }
})
