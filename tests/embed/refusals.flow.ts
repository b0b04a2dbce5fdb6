import embed from '@portal/widgets/locales/en/embed.json'
import { expect, test } from 'vitest'
import { useBrowser } from '../flows/support/browser.ts'
import { usePortal } from '../flows/support/portal.ts'
import { servePage } from './support/pages.ts'
import { useSite } from './support/site.ts'
import { elementsPage, eventsOn, listen } from './support/widgets.ts'

const portal = usePortal()
const site = useSite(portal)
const visit = useBrowser()

const id = '00000000-0000-4000-8000-000000000000'

const errorOf = (key: string, code: string) => JSON.stringify(['portal-error', { site: key, code }])

test.each([
  ['complaint', ''],
  ['exam', `for="${id}/pre"`],
])('an unknown site key sends an error event on %s', async (widget, subject) => {
  const page = await visit({ allowed: [/status of 403/, /Portal: the key of/] })
  await listen(page)
  const element = `<portal-${widget} site="site_unknown" ${subject}></portal-${widget}>`
  await page.goto(servePage(site(), '/unknown', elementsPage(portal().url, element)))
  await expect.poll(() => eventsOn(page)).toContain(errorOf('site_unknown', 'key_unknown'))
})

test('a widget that the site may not show sends an error event', async () => {
  const { key } = site()
  const page = await visit({ allowed: [/status of 403/, /Portal: this site may not show <portal-budget>/] })
  const allow = (widgets: string) =>
    portal().database.pool.query('UPDATE partners SET widgets = $2 WHERE key = $1', [key, widgets])
  const { rows } = await portal().database.pool.query('SELECT widgets::text FROM partners WHERE key = $1', [key])
  await allow('{complaint}')
  await listen(page)
  const element = `<portal-budget site="${key}" for="${id}"></portal-budget>`
  await page.goto(servePage(site(), '/refused', elementsPage(portal().url, element)))
  await page.frameLocator('portal-budget iframe').getByText(embed.refused_widget).waitFor()
  await expect.poll(() => eventsOn(page)).toContain(errorOf(key, 'widget_refused'))
  await allow(rows[0].widgets)
})

test('closing the login window without a login sends an error event', async () => {
  const { key } = site()
  const page = await visit({ allowed: [/status of 401/] })
  await listen(page)
  const element = `<portal-exam site="${key}" for="${id}/pre"></portal-exam>`
  await page.goto(servePage(site(), '/closed', elementsPage(portal().url, element)))
  const opened = page.waitForEvent('popup')
  await page.frameLocator('portal-exam iframe').getByRole('button', { name: embed.sign_in }).click()
  const popup = await opened
  await popup.locator('input[name=email]').waitFor()
  await popup.close()
  await expect.poll(() => eventsOn(page)).toContain(errorOf(key, 'sign_in_closed'))
})

test('fits a refused frame to its notice, below the close button of a panel', async () => {
  const page = await visit({ allowed: [/status of 403/, /Portal: the key of/] })
  const elements = ['complaint', 'budget'].map(
    name => `<portal-${name} site="site_unknown" for="${id}"></portal-${name}>`,
  )
  await page.goto(servePage(site(), '/tall', elementsPage(portal().url, ...elements)))
  const notice = (widget: string) =>
    page.frameLocator(`portal-${widget} iframe`).getByText(embed.refused_title).locator('xpath=ancestor::main')
  await notice('budget').waitFor()
  const isFitting = async (widget: string) => {
    const [frame, main] = await Promise.all([
      page.locator(`portal-${widget} iframe`).boundingBox(),
      notice(widget).boundingBox(),
    ])
    return frame && main && Math.round(frame.height - main.height)
  }
  await expect.poll(() => isFitting('budget')).toBe(0)
  await page.locator('portal-complaint').getByRole('button').first().click()
  await notice('complaint').waitFor()
  await expect.poll(() => isFitting('complaint')).toBe(0)
  const close = await page.locator('portal-complaint dialog > button').boundingBox()
  const title = await page.frameLocator('portal-complaint iframe').getByText(embed.refused_title).boundingBox()
  expect((close?.y ?? 0) + (close?.height ?? 0)).toBeLessThanOrEqual(title?.y ?? 0)
})
