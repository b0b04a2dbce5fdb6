import embed from '@portal/widgets/locales/en/embed.json'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { useBrowser } from '../../flows/support/browser.ts'
import { usePortal } from '../../flows/support/portal.ts'
import { rounds } from '../../support/rounds.ts'
import { type Host, hosts, serveLibraries, tagOf } from '../support/hosts.ts'
import { useSite } from '../support/site.ts'

const portal = usePortal()
const site = useSite(portal)
const visit = useBrowser()

const id = '00000000-0000-4000-8000-000000000000'
const subjects = {
  complaint: undefined,
  evaluation: id,
  exam: `${id}/pre`,
  signature: `purchase_requests/${id}`,
  budget: id,
} as const
type Widget = keyof typeof subjects
const widgets: readonly Widget[] = ['complaint', 'evaluation', 'exam', 'signature', 'budget']

// The gate runs one widget per host page, and every widget on the common host pages.
const isFullRun = rounds(0, 1) === 1
const pairs = hosts.flatMap((host, at) => {
  const some = widgets.filter((_, index) => index === at % widgets.length)
  return (isFullRun || host.isNamed ? widgets : some).map(widget => [host.name, widget, host] as const)
})

/** Serves a page with a widget, and a second page that its link opens. */
const serveHost = ({ before, place = tagOf, headers }: Host, widget: Widget) => {
  const { key, pages, url } = site()
  const subject = subjects[widget]
  const data = { widget, site: key, locale: 'en', ...(subject && { for: subject }) }
  const placed = place({ src: `${portal().url}/embed/v1.js`, data })
  const head = `<head><title>A partner</title><link rel="icon" href="data:,">${before}</head>`
  const serve = (path: string, body: string) =>
    pages.set(path, {
      html: `<!doctype html><html lang="en">${head}<body>${body}</body></html>`,
      headers: headers?.(portal().url) ?? {},
    })
  serveLibraries(site())
  serve('/host', `<h1>The page</h1>${placed}<p><a href="/second">Go on</a></p>`)
  serve('/second', '<h1>The second page</h1>')
  return `${url}/host`
}

/** Records widget events as attributes of the root element, where no script of the page looks. */
const noteEvents = (page: Page) =>
  page.addInitScript(() => {
    for (const name of ['ready', 'open', 'close', 'error'])
      document.addEventListener(`portal-${name}`, () => document.documentElement.setAttribute(`data-had-${name}`, ''))
  })

const waitFor = (page: Page, name: string) => page.locator(`html[data-had-${name}]`).waitFor({ state: 'attached' })

const useComplaintForm = async (page: Page) => {
  const element = page.locator('portal-complaint')
  await element.getByRole('button', { name: 'File a complaint' }).click()
  await waitFor(page, 'open')
  const frame = page.frameLocator('portal-complaint iframe')
  await frame.getByText(embed.sign_in_why).waitFor()
  await frame.locator('textarea').fill('Typed on any page')
  expect(await element.locator('dialog').evaluate(node => node.getBoundingClientRect().width)).toBeGreaterThan(300)
  await element.getByRole('button', { name: 'Close' }).click()
  await waitFor(page, 'close')
  await expect.poll(() => element.locator('dialog').isVisible()).toBe(false)
}

const useInlineWidget = async (page: Page, widget: Widget) => {
  const frame = page.locator(`portal-${widget} iframe`)
  await frame.contentFrame().getByRole('button', { name: embed.sign_in }).waitFor()
  await expect.poll(async () => (await frame.boundingBox())?.height ?? 0).toBeGreaterThan(100)
}

test.each(pairs)('a page with %s shows a working widget: %s', async (_, widget, host) => {
  const page = await visit({ allowed: [/status of 401/] })
  await noteEvents(page)
  await page.goto(serveHost(host, widget))
  if (host.isLeft) {
    await waitFor(page, 'ready')
    await page.getByRole('link', { name: 'Go on' }).click()
    await page.getByRole('heading', { name: 'The second page' }).waitFor()
    await page.locator('html').evaluate(html => html.removeAttribute('data-had-ready'))
    await page.goBack()
    await page.getByRole('heading', { name: 'The page' }).waitFor()
  }
  await waitFor(page, 'ready')
  if (widget === 'complaint') await useComplaintForm(page)
  else await useInlineWidget(page, widget)
  expect(await page.locator(`portal-${widget}`).count()).toBe(1)
  expect(await page.locator('html[data-had-error]').count()).toBe(0)
})
