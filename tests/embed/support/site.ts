import type { Page } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { demoEmail, demoPassword } from '../../../packages/server/src/demo/people.ts'
import { type OtherPage, servePartner } from '../../../scripts/demo-partner/serve.mjs'
import { demoSubjects } from '../../../scripts/demo-partner/subjects.mjs'
import { logIn } from '../../flows/support/people.ts'
import type { Portal } from '../../flows/support/portal.ts'

/** The demo partner's site. The portal lists its origin as `localhost`, not as the IP address. */
export interface Site {
  readonly key: string
  /** The listed origin. */
  readonly url: string
  /** An origin of the same site that isn't listed. */
  readonly foreignUrl: string
  /** Pages that tests add, by path. */
  readonly pages: Map<string, OtherPage>
}

/** Registers and serves a partner's site for all flows of a file. */
export const useSite = (portal: () => Portal): (() => Site) => {
  let site: Site | undefined
  let stop: (() => Promise<void>) | undefined
  beforeAll(async () => {
    const { url, app } = portal()
    const headers = { origin: url, host: new URL(url).host }
    const login = await app.inject({
      method: 'POST',
      url: '/api/login',
      headers,
      payload: { email: demoEmail('sysadmin'), password: demoPassword },
    })
    const cookie = login.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    const key = 'site_demo_partner'
    const pages = new Map<string, OtherPage>()
    const served = await servePartner({ portal: url, site: key, more: pages, subjects: await demoSubjects(url) })
    stop = served.stop
    const own = `http://localhost:${served.port}`
    const list = await app.inject({ url: '/api/partners', headers: { ...headers, cookie } })
    const [demo] = list.json().data
    await app.inject({
      method: 'PATCH',
      url: `/api/partners/${demo.id}`,
      headers: { ...headers, cookie },
      payload: { name: demo.name, theme: demo.theme, version: demo.version, origins: [own] },
    })
    site = { key, url: own, foreignUrl: `http://127.0.0.1:${served.port}`, pages }
  })
  afterAll(() => stop?.())
  return () => {
    if (!site) throw new Error('the site is there inside of tests only')
    return site
  }
}

/** Opens the widget of a page, and returns the content of its frame. */
export const openWidget = async (page: Page, address: string) => {
  await page.goto(address)
  await page.locator('portal-complaint').first().locator('button').first().click()
  return page.frameLocator('portal-complaint iframe').first()
}

/** Logs in with a demo account in the popup, which then closes. */
export const signInBy = async (popup: Page, name: string): Promise<void> => {
  await popup.locator('input[name=email]').fill(demoEmail(name))
  await popup.locator('input[name=password]').fill(demoPassword)
  await popup.locator('button[type=submit]').click()
  await popup.waitForURL(/connect\?/)
  await popup.locator('button[type=submit]').click()
}

export const complaintsAbout = async (staff: Page, url: string, words: string) => {
  const answer = await staff.request.get(`${url}/api/complaints?search=${encodeURIComponent(words)}`)
  return (await answer.json()).data
}

/** Logs in as a complaints officer, who can read all complaints. */
export const staffOf = async (staff: Page, url: string): Promise<Page> => {
  await logIn(staff, url, 'complaints_officer')
  return staff
}
