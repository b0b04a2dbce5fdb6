import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { useBrowser } from '../../support/browser.ts'
import { openSession } from '../../support/people.ts'
import { usePortal } from '../../support/portal.ts'

const portal = usePortal()
const visit = useBrowser()

/** Everything that pages of the portal have stored on the device. */
const storedBy = (page: Page) =>
  page.evaluate(async () => {
    const settled = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const records: unknown[] = []
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await settled(indexedDB.open(name))
      for (const store of database.objectStoreNames)
        records.push(...(await settled(database.transaction(store).objectStore(store).getAll())))
      database.close()
    }
    return {
      storages: [localStorage, sessionStorage].flatMap(storage => Object.entries(storage)),
      records,
      caches: 'caches' in globalThis ? await caches.keys() : [],
      cookies: document.cookie,
    }
  })

/** Stores exam answers on the device, in a database that the page keeps open. */
const storeAnswers = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>(done => {
        const request = indexedDB.open('portal-exams', 1)
        request.onupgradeneeded = () => request.result.createObjectStore('saves')
        request.onsuccess = () => {
          const change = request.result.transaction('saves', 'readwrite')
          change.objectStore('saves').put('Unsent answer', '1')
          change.oncomplete = () => done()
        }
      }),
  )

const preferences = ['language', 'theme', 'density', 'drawer', 'single_key_shortcuts']

test('logging out in one tab removes all unsaved input from the device, in every tab', async () => {
  const page = await visit({ allowed: [/ERR_FAILED/, /status of 401/] })
  const { url } = portal()
  await openSession(page, url, 'sysadmin')
  const answer = await page.request.get(`${url}/api/projects?limit=1`)
  const [{ id }] = (await answer.json()).data
  await page.goto(`${url}/staff/project/${id}?act=edit`)
  const name = page.locator('input[name=name]')
  await name.fill('Unsaved name of a project')
  await page.waitForFunction(() => Object.values(localStorage).some(value => value.includes('Unsaved name')))

  const other = await page.context().newPage()
  // Blocks these requests, so that edits stay queued on the device.
  await other.route('**/api/budget_items/**', route => route.abort())
  await other.route('**/api/projects/*/budget_items', route => route.abort())
  await other.goto(`${url}/staff/project/${id}?tab=budget`)
  await other.locator('[data-ready]').waitFor()
  // The name of the first budget line.
  await other.locator('[role=row][aria-level="2"]').first().getByRole('gridcell').nth(1).click()
  await other.keyboard.type('Unsent line name')
  await other.keyboard.press('Enter')
  await other.waitForFunction(() => Object.values(localStorage).some(value => value.includes('Unsent line name')))

  await storeAnswers(other)
  expect((await storedBy(page)).records).toEqual(['Unsent answer'])
  await page.getByRole('button', { name: /^Your menu/ }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  const question = page.getByRole('alertdialog', { name: 'Log out without saving?' })
  await question.getByRole('button', { name: 'Log out' }).click()
  await page.waitForURL('**/auth/login')
  await other.waitForURL('**/auth/login')

  for (const tab of [page, other]) {
    const { storages, records, caches, cookies } = await storedBy(tab)
    const stored = storages.filter(([key]) => !preferences.includes(key) && !key.startsWith('columns_'))
    expect([stored, records, caches, cookies]).toEqual([[], [], [], ''])
    expect(JSON.stringify(storages)).not.toMatch(/Unsaved|Unsent/)
  }
})
