import en from '@portal/widgets/locales/en/complaints.json'
import embed from '@portal/widgets/locales/en/embed.json'
import frames from '@portal/widgets/locales/en/frames.json'
import { type Browser, chromium, type Page, type Request } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chromiumFlags, executablePath } from '../chromium.ts'
import { logIn } from '../flows/support/people.ts'
import { usePortal } from '../flows/support/portal.ts'
import { servePage } from './support/pages.ts'
import { openProxy } from './support/proxy.ts'
import { openWidget, signInBy, useSite } from './support/site.ts'
import { elementsPage, signInFrame } from './support/widgets.ts'

const proxy = await openProxy()
const portal = usePortal({ PUBLIC_URL: proxy.url, TRUST_PROXY: '127.0.0.1' })
const site = useSite(() => ({ ...portal(), url: proxy.url }))
let browser: Browser

beforeAll(async () => {
  proxy.passTo(portal().url)
  // The proxy's certificate is self-signed, so only these browser flags accept it.
  browser = await chromium.launch({ executablePath, args: [...chromiumFlags, '--ignore-certificate-errors'] })
})
afterAll(async () => {
  await browser.close()
  await proxy.stop()
})

const visit = async (): Promise<Page> => (await browser.newContext({ ignoreHTTPSErrors: true })).newPage()

const cookiesOf = (page: Page) => page.context().cookies()

test('behind https, the session is a `__Host-` cookie, and every kind of response sends HSTS', async () => {
  const page = await visit()
  await logIn(page, proxy.url, 'user')
  const session = (await cookiesOf(page)).find(({ name }) => name.endsWith('session'))
  expect(session).toMatchObject({ name: '__Host-session', secure: true, httpOnly: true, sameSite: 'Lax', path: '/' })
  for (const path of ['/', '/api/user', '/api/nothing', '/health', '/embed/complaint?site=none', '/embed/v1.js']) {
    const headers = (await page.request.get(`${proxy.url}${path}`)).headers()
    expect(headers['strict-transport-security'], path).toBe('max-age=31536000; includeSubDomains')
    expect(headers['x-content-type-options'], path).toBe('nosniff')
  }
  // A cookie without the prefix could be set over plain HTTP. The server ignores it.
  const headers = { host: new URL(proxy.url).host, cookie: `session=${session?.value}` }
  const forged = await portal().app.inject({ url: '/api/user', headers })
  expect(forged.statusCode).toBe(401)
})

test('login in the popup sets a partitioned frame cookie, which a private complaint is sent without', async () => {
  const page = await visit()
  const sent: Request[] = []
  page.on('request', request => request.url().includes('/embed/') && request.method() === 'POST' && sent.push(request))
  const frame = await openWidget(page, `${site().url}/ltr`)
  await frame.getByText(embed.sign_in_why).waitFor()
  const popup = page.waitForEvent('popup')
  await frame.getByRole('button', { name: embed.sign_in }).click()
  await signInBy(await popup, 'user')
  await frame.getByText('Logged in as Huda Ibrahim').waitFor()
  const cookie = (await cookiesOf(page)).find(({ name }) => name.endsWith('embed'))
  expect(cookie).toMatchObject({ name: '__Host-embed', secure: true, httpOnly: true, sameSite: 'None', path: '/' })
  expect(cookie?.partitionKey).toContain('localhost')

  const cookieOf = async (path: string) => {
    const request = sent.findLast(one => one.url().endsWith(path))
    return (await request?.allHeaders())?.cookie
  }
  await frame.locator('textarea').fill('Behind https, of nobody')
  await frame.getByRole('button', { name: en.send }).click()
  await frame.getByText(en.received_private).waitFor()
  expect(await cookieOf('/embed/tickets')).toContain('__Host-embed=')
  expect(await cookieOf('/embed/complaints')).toBeUndefined()
  expect(sent.filter(one => one.headers().authorization)).toEqual([])
  const { rows } = await portal().database.pool.query(
    `SELECT filed_by FROM complaints WHERE body = 'Behind https, of nobody'`,
  )
  expect(rows).toEqual([{ filed_by: null }])
  // No typed text is stored on the device, and no cookies other than these are set.
  const { origins, cookies } = await page.context().storageState()
  expect(JSON.stringify(origins)).not.toContain('of nobody')
  expect(cookies.map(({ name }) => name).sort()).toEqual(['__Host-embed', '__Host-session', '__Secure-device'])
})

test('a widget with a subject has its own cookie, and stays logged in after a reload', async () => {
  const { rows } = await portal().database.pool.query(`SELECT id FROM sub_activities WHERE code = 'FMNF-2'`)
  const element = (slug: string) =>
    `<portal-exam site="${site().key}" locale="en" for="${rows[0].id}/${slug}"></portal-exam>`
  const page = await visit()
  const bearers: Request[] = []
  page.on('request', request => request.headers().authorization && bearers.push(request))
  await page.goto(servePage(site(), '/exams', elementsPage(proxy.url, element('pre'), element('post'))))
  const first = page.frameLocator('portal-exam iframe >> nth=0')
  const second = page.frameLocator('portal-exam iframe >> nth=1')
  await signInFrame(page, first, embed.sign_in, 'user')
  const open = first.getByRole('button', { name: frames.start })
  await open.waitFor()
  const own = (await cookiesOf(page)).filter(({ name }) => /^__Host-embed-[0-9a-f]{16}$/.test(name))
  expect(own).toMatchObject([{ secure: true, httpOnly: true, sameSite: 'None', path: '/' }])
  expect(own[0]?.partitionKey).toContain('localhost')
  await page.reload()
  await open.waitFor()
  // The other test of the same training is another subject, with its own login.
  await second.getByText(frames.why.exam).waitFor()
  expect(bearers).toEqual([])
})
