import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { useBrowser } from '../../flows/support/browser.ts'
import { usePortal } from '../../flows/support/portal.ts'
import { servePage } from '../support/pages.ts'
import { useSite } from '../support/site.ts'

const portal = usePortal()
const site = useSite(portal)
const visit = useBrowser()

/** Opens a page with this markup. Replaces `{form}` with the attributes of an English form. */
const open = async (markup: string): Promise<Page> => {
  const page = await visit()
  await page.addInitScript(() => {
    const events: string[] = []
    Object.assign(globalThis, { events })
    for (const name of ['portal-open', 'portal-close']) document.addEventListener(name, () => events.push(name))
  })
  const script = `<script async src="${portal().url}/embed/v1.js"></script>`
  const body = markup.replaceAll('{form}', `site="${site().key}" locale="en"`)
  await page.goto(
    servePage(site(), '/open', `${script}<h1>Ours</h1>${body}<p style="block-size: 4000px">A long page</p>`),
  )
  await page.locator('portal-complaint iframe').first().waitFor({ state: 'attached' })
  return page
}

const setOpen = (page: Page, at = 0) =>
  page
    .locator('portal-complaint')
    .nth(at)
    .evaluate(element => element.setAttribute('open', ''))

const isModal = (page: Page) =>
  page
    .locator('portal-complaint dialog')
    .first()
    .evaluate(dialog => dialog.matches(':modal'))

const waitForForm = (page: Page) => page.frameLocator('portal-complaint iframe').first().locator('textarea').waitFor()

/** Waits until no form is shown and the page scrolls. */
const waitForPage = async (page: Page) => {
  await expect.poll(() => page.locator('portal-complaint[open]').count()).toBe(0)
  await expect.poll(() => page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0)
  await page.mouse.move(20, 20)
  await page.mouse.wheel(0, 500)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
}

const eventsOn = (page: Page): Promise<readonly string[]> => page.evaluate(() => Reflect.get(globalThis, 'events'))

test('a form that the page closes and reopens at once stays open, and the page scrolls after it closes', async () => {
  const page = await open('<portal-complaint {form}></portal-complaint>')
  await setOpen(page)
  await waitForForm(page)
  await page.locator('portal-complaint').evaluate(async element => {
    element.removeAttribute('open')
    element.setAttribute('open', '')
    // The browser reports closing in a separate task.
    await new Promise(done => setTimeout(done))
  })
  expect(await isModal(page)).toBe(true)
  await page.keyboard.press('Escape')
  await waitForPage(page)
  expect(await eventsOn(page)).toEqual(['portal-open', 'portal-close'])
})

test('a form whose element the page moves stays modal, and can be closed', async () => {
  const page = await open('<aside><portal-complaint {form}></portal-complaint></aside><footer></footer>')
  await setOpen(page)
  await waitForForm(page)
  await page.evaluate(() => document.querySelector('footer')?.append(document.querySelector('aside') ?? ''))
  expect(await isModal(page)).toBe(true)
  await waitForForm(page)
  await page.getByRole('button', { name: 'Close' }).click()
  await waitForPage(page)
})

test('a form in a hidden part of the page opens in a tab, and the page still scrolls', async () => {
  const page = await open(
    '<div hidden><portal-complaint {form}></portal-complaint></div>' +
      `<button onclick="document.querySelector('portal-complaint').setAttribute('open', '')">Complain</button>`,
  )
  for (const _ of ['first', 'second']) {
    const opened = page.waitForEvent('popup')
    await page.getByRole('button', { name: 'Complain' }).click()
    await (await opened).locator('textarea').waitFor()
  }
  await waitForPage(page)
  expect(await eventsOn(page)).toEqual([])
})

test('a form closes when the page hides its parent', async () => {
  const page = await open('<div><portal-complaint {form}></portal-complaint></div>')
  await setOpen(page)
  await waitForForm(page)
  await page.locator('div').evaluate(element => element.setAttribute('hidden', ''))
  await waitForPage(page)
  expect(await eventsOn(page)).toEqual(['portal-open', 'portal-close'])
})

test('with two forms open, the page scrolls once both are closed', async () => {
  const page = await open('<portal-complaint {form}></portal-complaint><portal-complaint {form}></portal-complaint>')
  await setOpen(page)
  await setOpen(page, 1)
  const close = () =>
    page
      .locator('portal-complaint[open]')
      .last()
      .evaluate(element => element.removeAttribute('open'))
  await close()
  await expect.poll(() => page.evaluate(() => document.adoptedStyleSheets.length)).toBe(1)
  await close()
  await waitForPage(page)
})

test('a floating button is not printed', async () => {
  const page = await open('<portal-complaint {form} floating></portal-complaint>')
  const button = page.getByRole('button', { name: 'File a complaint' })
  await button.waitFor()
  await page.emulateMedia({ media: 'print' })
  expect(await button.isVisible()).toBe(false)
})
