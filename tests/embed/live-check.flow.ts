import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import en from '../../packages/host-app/src/locales/en/partners/partners.json' with { type: 'json' }
import { chromiumFlags, executablePath } from '../chromium.ts'
import { logIn } from '../flows/support/people.ts'
import { usePortal } from '../flows/support/portal.ts'
import { servePage } from './support/pages.ts'
import { openProxy } from './support/proxy.ts'
import { useSite } from './support/site.ts'
import { elementsPage } from './support/widgets.ts'

// Uses https, because browsers store the cookie of a frame only there.
const proxy = await openProxy()
const portal = usePortal({ PUBLIC_URL: proxy.url, TRUST_PROXY: '127.0.0.1' })
const site = useSite(() => ({ ...portal(), url: proxy.url }))
let browser: Browser
let screen: Page

beforeAll(async () => {
  proxy.passTo(portal().url)
  browser = await chromium.launch({ executablePath, args: [...chromiumFlags, '--ignore-certificate-errors'] })
  screen = await (await browser.newContext({ ignoreHTTPSErrors: true })).newPage()
  await logIn(screen, proxy.url, 'sysadmin')
  const { rows } = await portal().database.pool.query('SELECT id FROM partners WHERE key = $1', [site().key])
  await screen.goto(`${proxy.url}/staff/partners?open=${rows[0].id}`)
})
afterAll(async () => {
  await browser.close()
  await proxy.stop()
})

/** Opens an address from the screen, and closes the page once the screen shows the expected texts. */
const check = async (address: string, ...expected: readonly string[]) => {
  await screen.getByLabel(en.address, { exact: false }).fill(address)
  const opened = screen.context().waitForEvent('page')
  await screen.getByRole('button', { name: en.live }).click()
  const page = await opened
  for (const text of expected) await screen.getByText(text).first().waitFor({ timeout: 40_000 })
  await page.close()
}

const saying = (code: keyof typeof en.findings, value = '') => en.findings[code].found.replace('{{value}}', value)
const works = (widget: keyof typeof en.widget) => en.findings.widget_shown.found.replace('{{value}}', en.widget[widget])

test('a page in its own tab reports its working widgets, and that their cookie is stored', async () => {
  const id = '00000000-0000-4000-8000-000000000000'
  const tags = [
    `<portal-complaint site="${site().key}" locale="en"></portal-complaint>`,
    `<portal-exam site="${site().key}" locale="en" for="${id}/pre"></portal-exam>`,
  ]
  // The page isolates its windows and routes by fragment. Neither prevents the check.
  const headers = { 'cross-origin-opener-policy': 'same-origin' }
  const address = `${servePage(site(), '/works', elementsPage(proxy.url, ...tags), headers)}#/help`
  await check(address, works('complaint'), works('exam'), saying('cookie_kept'))
  expect(await screen.getByText(en.live_shown_other.replace('{{count}}', '2')).count()).toBe(1)
})

test('a frame that the portal rejects is reported with what to change', async () => {
  const tag = '<portal-complaint site="site_of_somebody" locale="en"></portal-complaint>'
  await check(servePage(site(), '/key', elementsPage(proxy.url, tag)), saying('key_unknown', 'site_of_somebody'))
  await screen.getByText(site().key, { exact: true }).first().waitFor()
})

test('a policy that blocks the script is reported after the time limit', async () => {
  const tag = `<portal-complaint site="${site().key}" locale="en"></portal-complaint>`
  const page = elementsPage(proxy.url, tag)
  const blocked = servePage(site(), '/script', page, { 'content-security-policy': "script-src 'self'" })
  await check(blocked, saying('nothing_asked'))
}, 60_000)
