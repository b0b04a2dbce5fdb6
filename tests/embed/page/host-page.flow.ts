import en from '@portal/widgets/locales/en/complaints.json'
import embed from '@portal/widgets/locales/en/embed.json'
import { expect, test } from 'vitest'
import { useBrowser } from '../../flows/support/browser.ts'
import { usePortal } from '../../flows/support/portal.ts'
import { openWidget, useSite } from '../support/site.ts'

const portal = usePortal()
const site = useSite(portal)
const visit = useBrowser()

test('the surrounding page can read neither the text nor the key presses of the frame', async () => {
  const page = await visit()
  const frame = await openWidget(page, `${site().url}/ltr`)
  await frame.getByText(embed.sign_in_why).waitFor()
  await frame.locator('textarea').pressSequentially('Secret')
  expect(await frame.locator('textarea').inputValue()).toBe('Secret')
  const seen = await page.evaluate(() => {
    const inner = document.querySelector('portal-complaint')?.shadowRoot?.querySelector('iframe')
    const overheard: { name: string; key?: string }[] = Reflect.get(globalThis, 'overheard')
    let location = ''
    try {
      location = inner?.contentWindow?.location.href ?? ''
    } catch (error) {
      location = error instanceof Error ? error.name : ''
    }
    return { document: inner?.contentDocument, location, keys: overheard.filter(event => event.key), overheard }
  })
  expect(seen).toMatchObject({ document: null, location: 'SecurityError', keys: [] })
  expect(JSON.stringify(seen.overheard)).not.toContain('Secret')
})

test('focus stays within the dialog, and returns to the button when it closes', async () => {
  const page = await visit()
  await page.goto(`${site().url}/ltr`)
  const launcher = page.locator('portal-complaint').first().locator('button').first()
  await launcher.focus()
  await page.keyboard.press('Enter')
  const frame = page.frameLocator('portal-complaint iframe').first()
  await frame.getByText(embed.sign_in_why).waitFor()
  const places: string[] = []
  for (let step = 0; step < 14; step++) {
    await page.keyboard.press('Tab')
    places.push(await page.evaluate(() => document.activeElement?.localName ?? ''))
  }
  expect(places).not.toContain('input')
  expect(places).toContain('portal-complaint')
  await frame.locator('textarea').focus()
  await page.keyboard.press('Escape')
  await expect.poll(() => page.locator('portal-complaint dialog').first().isVisible()).toBe(false)
  const back = await page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.part.value)
  expect(back).toBe('launcher')
  const events = () => page.evaluate(() => JSON.stringify(Reflect.get(globalThis, 'events')))
  await expect.poll(events).toContain('portal-close')
})

test('a form that loads slowly after the key press takes the focus', async () => {
  const page = await visit()
  await page.route('**/embed/complaint?**', async route => {
    await new Promise(done => setTimeout(done, 400))
    await route.continue()
  })
  await page.goto(`${site().url}/ltr`)
  await page.locator('portal-complaint').first().locator('button').first().press('Enter')
  const frame = page.frameLocator('portal-complaint iframe').first()
  await frame.getByText(embed.sign_in_why).waitFor()
  await page.keyboard.press('Tab')
  const focused = frame.locator(':focus')
  await expect.poll(() => focused.getAttribute('type')).toBe('radio')
})

test('closing and reopening the form keeps its text and moves focus into the frame', async () => {
  const page = await visit()
  const frame = await openWidget(page, `${site().url}/ltr`)
  await frame.locator('textarea').fill('Half a sentence')
  await page.getByRole('button', { name: 'Close' }).click()
  await page.locator('portal-complaint').first().locator('button').first().click()
  expect(await frame.locator('textarea').inputValue()).toBe('Half a sentence')
  await expect.poll(() => frame.locator('html').evaluate(() => document.hasFocus())).toBe(true)
})

test('the frame takes its accent colour from the page’s styles, and drops an invalid font', async () => {
  const page = await visit()
  await page.goto(`${site().url}/ltr`)
  await page.evaluate(() => {
    const widget = document.querySelector<HTMLElement>('portal-complaint')
    widget?.style.setProperty('--portal-accent', '#aa3300')
    widget?.style.setProperty('--portal-font', 'url(https://example.org/spy)')
  })
  await page.locator('portal-complaint').first().locator('button').first().click()
  const frame = page.frameLocator('portal-complaint iframe').first()
  await frame.getByText(embed.sign_in_why).waitFor()
  const root = frame.locator('html')
  await expect.poll(() => root.evaluate(node => node.style.getPropertyValue('--portal-accent'))).toBe('#aa3300')
  expect(await root.evaluate(node => node.style.getPropertyValue('--portal-font'))).toBe('')
})

test('a foreign origin or an unknown site is rejected with an explanation', async () => {
  const page = await visit({ allowed: [/status of 403/, /Portal: this page's origin is not on its site's list/] })
  const frame = await openWidget(page, `${site().foreignUrl}/ltr`)
  await frame.getByText(embed.refused_site).waitFor()
  expect(await frame.locator('textarea').count()).toBe(0)

  const lying = await page.request.get(`${portal().url}/embed/complaint?site=${site().key}&origin=${site().url}`)
  const policy = lying.headers()['content-security-policy']
  expect(policy).toContain(`frame-ancestors ${site().url};`)
  const unknown = await page.request.get(`${portal().url}/embed/complaint?site=site_unknown`)
  expect(unknown.status()).toBe(403)
  expect(await unknown.text()).toContain(embed.refused_title)
  const posted = await page.request.post(`${portal().url}/embed/session`, {
    headers: { origin: site().foreignUrl },
    data: { site: site().key },
  })
  expect(await posted.json()).toMatchObject({ code: 'foreign_origin' })
})

test('a page can’t display the frame by claiming another origin', async () => {
  const refused = [/status of 403/, /Portal: this page's origin is not on its site's list/]
  const page = await visit({ allowed: [...refused, /frame-ancestors/, /ERR_BLOCKED_BY_RESPONSE/, /chrome-error/] })
  await page.goto(`${site().foreignUrl}/ltr`)
  await page.evaluate(address => {
    const frame = document.createElement('iframe')
    frame.src = address
    document.body.append(frame)
  }, `${portal().url}/embed/complaint?site=${site().key}&locale=en&origin=${site().url}`)
  await expect.poll(() => page.frames().some(frame => frame.url().startsWith('chrome-error:'))).toBe(true)
  expect(await page.frameLocator('body > iframe').getByText(en.lead).count()).toBe(0)
})
