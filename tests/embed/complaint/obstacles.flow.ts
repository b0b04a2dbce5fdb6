import complaintsAr from '@portal/widgets/locales/ar/complaints.json'
import ar from '@portal/widgets/locales/ar/embed.json'
import complaintsEn from '@portal/widgets/locales/en/complaints.json'
import en from '@portal/widgets/locales/en/embed.json'
import type { FrameLocator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { useBrowser } from '../../flows/support/browser.ts'
import { usePortal } from '../../flows/support/portal.ts'
import { servePage, widget } from '../support/pages.ts'
import { openWidget, signInBy, useSite } from '../support/site.ts'

const portal = usePortal()
const site = useSite(portal)
const visit = useBrowser()

const codeIn = async (tab: Page) => {
  await signInBy(tab, 'user')
  return (await tab.getByText(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/).textContent()) ?? ''
}

/** Enters a login code of the portal, and sends a complaint with it. */
const sendByCode = async (frame: FrameLocator, code: string, texts: typeof en, complaints: typeof complaintsEn) => {
  await frame.getByLabel(texts.code).fill(code)
  await frame.getByRole('button', { name: texts.code_use }).click()
  await frame.getByText(texts.signed_in.split('{{name}}')[0]?.trim() ?? '').waitFor()
  await frame.locator('textarea').fill('By a code')
  await frame.getByRole('button', { name: complaints.send }).click()
  await frame.getByText(complaints.received_private).waitFor()
}

test('on a page with Cross-Origin-Opener-Policy, the window shows a login code for the form', async () => {
  const page = await visit()
  const address = servePage(site(), '/opener-policy', widget(portal().url, site(), 'locale="en"'), {
    'cross-origin-opener-policy': 'same-origin',
  })
  const frame = await openWidget(page, address)
  const opened = page.context().waitForEvent('page')
  await frame.getByRole('button', { name: en.sign_in }).click()
  await frame.getByText(en.popup_blocked).waitFor()
  await sendByCode(frame, await codeIn(await opened), en, complaintsEn)
})

test('in a sandbox without popups, the form shows the address to open, in Arabic too', async () => {
  const page = await visit({ allowed: [/allow-popups/] })
  servePage(site(), '/inside', widget(portal().url, site(), 'locale="ar"'))
  const address = servePage(
    site(),
    '/sandbox',
    '<iframe id="box" width="900" height="800" sandbox="allow-scripts allow-same-origin allow-forms" src="/inside"></iframe>',
  )
  await page.goto(address)
  const box = page.frameLocator('#box')
  await box.locator('portal-complaint button').first().click()
  const frame = box.frameLocator('portal-complaint iframe')
  await frame.getByRole('button', { name: ar.sign_in }).click()
  await frame.getByText(ar.popup_blocked).waitFor()
  const tab = await page.context().newPage()
  await tab.goto(await frame.getByLabel(ar.address).inputValue())
  await sendByCode(frame, await codeIn(tab), ar, complaintsAr)
})

test('in a sandbox without forms, the form shows its own address, where it works', async () => {
  const page = await visit({ allowed: [/allow-forms/] })
  servePage(site(), '/inside', widget(portal().url, site(), 'locale="en"'))
  const address = servePage(
    site(),
    '/sandbox',
    '<iframe id="box" width="900" height="800" sandbox="allow-scripts allow-same-origin allow-popups" src="/inside"></iframe>',
  )
  await page.goto(address)
  const box = page.frameLocator('#box')
  await box.locator('portal-complaint button').first().click()
  const frame = box.frameLocator('portal-complaint iframe')
  await frame.getByText(en.locked).waitFor()
  const tab = await page.context().newPage()
  await tab.goto(await frame.getByLabel(en.address).inputValue())
  const popup = tab.waitForEvent('popup')
  await tab.getByRole('button', { name: en.sign_in }).click()
  await signInBy(await popup, 'user')
  await tab.getByText('Logged in as').waitFor()
  await tab.locator('textarea').fill('From a tab of its own')
  await tab.getByRole('button', { name: complaintsEn.send }).click()
  await tab.getByText(complaintsEn.received_private).waitFor()
  expect(await tab.getByText(en.locked).count()).toBe(0)
})

test('closing the login window shows a message, a link to a tab, and lets people try again', async () => {
  const page = await visit()
  const frame = await openWidget(page, `${site().url}/ltr`)
  const popup = page.waitForEvent('popup')
  await frame.getByRole('button', { name: en.sign_in }).click()
  const opened = await popup
  await opened.locator('input[name=email]').waitFor()
  await opened.close()
  await frame.getByText(en.popup_closed).waitFor()
  await frame.getByRole('link', { name: en.sign_in_tab }).waitFor()
  const again = page.waitForEvent('popup')
  await frame.getByRole('button', { name: en.sign_in }).click()
  await signInBy(await again, 'user')
  await frame.getByText('Logged in as').waitFor()
})

test.each([
  ['en', 'The form did not load.', 'Try again', 'Open it in a new tab'],
  ['ar', 'لم يُحمَّل النموذج.', 'إعادة المحاولة', 'فتحه في علامة تبويب جديدة'],
])('a frame that failed to load shows an error when opened, and loads on retry (%s)', async (locale, ...texts) => {
  const [failed = '', again = '', tab = ''] = texts
  const page = await visit({ allowed: [/ERR_FAILED/, /chrome-error/] })
  let isDown = true
  let tries = 0
  await page.route('**/embed/complaint?**', route => {
    tries += 1
    return isDown ? route.abort() : route.continue()
  })
  await page.goto(servePage(site(), '/down', widget(portal().url, site(), `locale="${locale}"`)))
  await expect.poll(() => tries).toBe(1)
  const dialog = page.locator('portal-complaint dialog')
  await expect.poll(() => dialog.locator('p').evaluate(node => node.hasAttribute('hidden'))).toBe(false)
  await page.locator('portal-complaint button').first().press('Enter')
  await dialog.getByText(failed).waitFor()
  expect(tries).toBeGreaterThan(1)
  // The frame contains the browser's own error page, so it stays hidden.
  expect(await dialog.locator('iframe').isVisible()).toBe(false)
  expect(await dialog.getByRole('link', { name: tab }).getAttribute('href')).toContain(`/embed/complaint?site=`)
  isDown = false
  await dialog.getByRole('button', { name: again }).click()
  await page.frameLocator('portal-complaint iframe').locator('textarea').waitFor()
  await expect.poll(() => dialog.getByText(failed).isVisible()).toBe(false)
})

test('a portal that never responds shows an error after 20 seconds, and the form loads on retry', async () => {
  const page = await visit()
  let isSilent = true
  await page.route('**/embed/complaint?**', route => (isSilent ? undefined : route.continue()))
  await page.clock.install()
  await page.goto(servePage(site(), '/silent', widget(portal().url, site(), 'locale="en" open')), {
    waitUntil: 'domcontentloaded',
  })
  const dialog = page.locator('portal-complaint dialog')
  await dialog.waitFor()
  await page.clock.fastForward(20_000)
  await dialog.getByText('The form did not load.').waitFor()
  isSilent = false
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await page.frameLocator('portal-complaint iframe').locator('textarea').waitFor()
  await expect.poll(() => dialog.getByText('The form did not load.').isVisible()).toBe(false)
})

test('an error page of a proxy shows the error, whatever messages it posts', async () => {
  const page = await visit({ allowed: [/status of 502/] })
  const html = `<h1>Bad gateway</h1><script>for (const sent of [null, 'retry', {}]) parent.postMessage(sent, '*')</script>`
  await page.route('**/embed/complaint?**', route =>
    route.fulfill({ status: 502, contentType: 'text/html', body: html }),
  )
  await page.goto(servePage(site(), '/gateway', widget(portal().url, site(), 'locale="en" open')))
  await page.locator('portal-complaint dialog').getByText('The form did not load.').waitFor()
})

test('if the panel can’t be fetched, the button opens the form in a new tab', async () => {
  const page = await visit({ allowed: [/ERR_FAILED/] })
  await page.route('**/embed/assets/panel.*', route => route.abort())
  await page.goto(servePage(site(), '/no-panel', widget(portal().url, site(), 'locale="en"')))
  const button = page.getByRole('button', { name: 'Open the form in a new tab' })
  const opened = page.waitForEvent('popup')
  await button.click()
  await (await opened).locator('textarea').waitFor()
})

test.each(['complaint', 'exam'])('a page that is never idle still loads %s', async kind => {
  const page = await visit()
  // Always has another task to run, as pages full of advertisements do.
  await page.addInitScript(() => {
    if (self !== top) return
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      const until = performance.now() + 5
      while (performance.now() < until);
      port2.postMessage(0)
    }
    port2.postMessage(0)
  })
  const element = `<portal-${kind} site="${site().key}" for="00000000-0000-4000-8000-000000000000/pre"></portal-${kind}>`
  await page.goto(servePage(site(), '/busy', `<script async src="${portal().url}/embed/v1.js"></script>${element}`))
  await page.locator(`portal-${kind} iframe`).waitFor({ state: 'attached' })
})
