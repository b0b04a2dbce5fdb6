import takingAr from '@portal/widgets/locales/ar/exam_runner.json' with { type: 'json' }
import taking from '@portal/widgets/locales/en/exam_runner.json' with { type: 'json' }
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import shellAr from '../../../../packages/host-app/src/locales/ar/app/shell.json' with { type: 'json' }
import blocksAr from '../../../../packages/host-app/src/locales/ar/blocks/blocks.json' with { type: 'json' }
import examsAr from '../../../../packages/host-app/src/locales/ar/training/exams.json' with { type: 'json' }
import shell from '../../../../packages/host-app/src/locales/en/app/shell.json' with { type: 'json' }
import blocks from '../../../../packages/host-app/src/locales/en/blocks/blocks.json' with { type: 'json' }
import exams from '../../../../packages/host-app/src/locales/en/training/exams.json' with { type: 'json' }
import { useBrowser } from '../../support/browser.ts'
import { openCutLine } from '../../support/cut-line.ts'
import { openSession } from '../../support/people.ts'
import { usePortal } from '../../support/portal.ts'

const visit = useBrowser()

const texts = {
  ar: { taking: takingAr, blocks: blocksAr, exams: examsAr, shell: shellAr },
  en: { taking, blocks, exams, shell },
} as const

/** Console messages of interrupted connections. */
const cut = [/Failed to load resource/, /Failed to fetch/, /dynamically imported module/, /no-response/]

/** The document is stored last, so everything else is stored by then. */
const isStored = (page: Page) =>
  page.evaluate(async () => (await (await caches.open('own-page')).match('/')) !== undefined)

const storeNames = (page: Page) => page.evaluate(() => caches.keys())

const storedAddresses = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () =>
    (await (await caches.open('own-answers')).keys()).map(({ url }) => new URL(url).pathname.replace(/^\/api/, '')),
  )

/** All stored paths. Empty stores have none. */
const allStored = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const stored = await Promise.all(names.map(async name => (await caches.open(name)).keys()))
    return stored.flat().map(({ url }) => new URL(url).pathname)
  })

describe.each([
  { language: 'ar', width: 360 },
  { language: 'en', width: 1280 },
] as const)('offline in $language at $width px', ({ language, width }) => {
  // Each language needs its own portal, because a trainee can start a test only once.
  const portal = usePortal()
  const words = texts[language]

  const trainingCode = async (code: string): Promise<string> =>
    (await portal().database.pool.query('SELECT id FROM sub_activities WHERE code = $1', [code])).rows[0].id

  test('a trainee’s area opens, keeps a draft, and continues a test, which is saved on reconnecting', {
    timeout: 150_000,
  }, async () => {
    const line = await openCutLine(portal().url)
    const page = await visit({ language, width, allowed: cut })
    const training = `/sup/trainings/${await trainingCode('FMNF-2')}`
    const goTo = (path: string) => page.goto(`${line.url}${path}`)
    const field = page.getByRole('textbox').first()
    const offline = page.getByText(words.shell.offline.title, { exact: true })
    try {
      await openSession(page, line.url, 'user')
      await goTo(`${training}/evaluation`)
      await field.fill(`${language} draft`)
      await goTo(`${training}/exam/pre`)
      await page.getByRole('button', { name: words.exams.start }).click()
      await page.getByRole('radio', { name: words.taking.all }).check()
      await field.fill(`${language} one`)
      await page.getByText(words.taking.saved, { exact: true }).waitFor()
      await expect.poll(() => isStored(page), { timeout: 60_000 }).toBe(true)

      line.close()
      await goTo('/sup/trainings')
      await offline.waitFor()
      await page.locator(`a[href$="${training}"]`).first().click()
      await page.locator(`a[href$="${training}/exam/pre"]`).first().waitFor({ state: 'attached' })
      // Pages that weren't stored say so, and link back.
      await goTo('/sup/enroll')
      await page.getByRole('heading', { name: words.shell.failed.offline_title }).waitFor()
      await page.getByRole('link', { name: words.shell.pages.UserDashboard }).click()
      await page.waitForURL(/\/sup\/trainings$/)
      await goTo(`/sup/trainings/${await trainingCode('PCM-1')}`)
      await page.getByText(words.blocks.not_stored, { exact: true }).waitFor()

      await goTo(`${training}/evaluation`)
      await field.waitFor()
      expect(await field.inputValue()).toBe(`${language} draft`)

      await goTo(`${training}/exam/pre`)
      await page.getByRole('button', { name: words.exams.continue }).click()
      await page.getByRole('radio', { name: words.taking.all }).check()
      // The stored answer includes what the server had confirmed.
      expect(await field.inputValue()).toBe(`${language} one`)
      await field.fill(`${language} one and two`)
      await page.getByText(words.taking.waiting).first().waitFor()

      await line.reconnect()
      await page.getByText(words.taking.saved, { exact: true }).waitFor({ timeout: 60_000 })
      const value = `${language} one and two`
      const { rowCount } = await portal().database.pool.query('SELECT 1 FROM exam_answers WHERE value = $1', [value])
      expect(rowCount).toBe(1)
      await offline.waitFor({ state: 'detached' })
    } finally {
      line.close()
    }
  })
})

describe('data stored for offline use', () => {
  const portal = usePortal()

  const store = async (page: Page) => {
    await openSession(page, portal().url, 'user')
    await page.goto(`${portal().url}/sup/trainings`)
    await expect.poll(() => isStored(page), { timeout: 60_000 }).toBe(true)
  }

  test('is removed from the device at logout', { timeout: 120_000 }, async () => {
    const page = await visit({ allowed: [/Failed to load resource/] })
    // Twice, so that storing and removing also work after the first removal.
    for (let time = 0; time < 2; time++) {
      await store(page)
      expect((await storeNames(page)).toSorted()).toEqual(['own-answers', 'own-assets', 'own-page'])
      await page.getByRole('button', { name: new RegExp(`^${shell.user_menu.replace('{{name}}', '.+')}$`) }).click()
      const loaded = page.waitForEvent('load')
      await page.getByRole('menuitem', { name: shell.logout }).click()
      await loaded
      expect(page.url()).toMatch(/auth\/login/)
      await expect.poll(() => allStored(page)).toEqual([])
      await page.locator('input[name=email]').waitFor()
    }
  })

  test('is stored by a worker that may only fetch from its own origin, and is revalidated', async () => {
    const answer = await fetch(`${portal().url}/worker.js`)
    expect(answer.status).toBe(200)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': 'no-cache',
      'content-security-policy': "default-src 'none'; script-src 'self'; connect-src 'self'",
      'content-type': 'text/javascript; charset=utf-8',
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    })
    // This is the worker's script, not the document of the pages.
    expect(await answer.text()).not.toContain('<html')
  })

  test('is removed when someone else logs in or the session is gone, and staff have none', {
    timeout: 120_000,
  }, async () => {
    const page = await visit({ allowed: [/Failed to load resource/] })
    const { url } = portal()
    await store(page)
    const own = await storedAddresses(page)
    expect(own).toContain('/own_trainings')
    expect(own.filter(path => /complaint|users|notices/.test(path))).toEqual([])

    await openSession(page, url, 'sysadmin')
    await page.goto(`${url}/staff/complaints`)
    await page.locator('h1').waitFor()
    await expect.poll(() => allStored(page)).toEqual([])

    await store(page)
    await page.context().clearCookies()
    await page.goto(`${url}/sup/trainings`)
    await page.locator('input[name=email]').waitFor()
    await expect.poll(() => storedAddresses(page)).toEqual([])
  })
})
