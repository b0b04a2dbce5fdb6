import complaints from '@portal/widgets/locales/en/complaints.json'
import embed from '@portal/widgets/locales/en/embed.json'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import shell from '../../../../packages/host-app/src/locales/en/app/shell.json' with { type: 'json' }
import users from '../../../../packages/host-app/src/locales/en/people/users.json' with { type: 'json' }
import { servePage, widget } from '../../../embed/support/pages.ts'
import { signInBy, useSite } from '../../../embed/support/site.ts'
import { useBrowser, type VisitOptions } from '../../support/browser.ts'
import { logIn, openSession } from '../../support/people.ts'
import { usePortal } from '../../support/portal.ts'

const portal = usePortal()
const site = useSite(portal)
const visit = useBrowser()

/** Visits without the features that Chrome 90 and Safari 15 don't both have. */
const visitByOldBrowser = async (options: VisitOptions = {}): Promise<Page> => {
  const page = await visit(options)
  await page.route('**/assets/*.css', async route => {
    const css = await (await route.fetch()).text()
    const body = css.replace(/\d+(dvh|lh|cqi)\b/g, 'unread').replaceAll(':has(', ':unread(')
    await route.fulfill({
      contentType: 'text/css',
      body: body.replace(/(?<=[;{])(rotate|scale|translate):/g, 'unread:'),
    })
  })
  await page.context().addInitScript(() => {
    const gone: readonly (readonly [object, string])[] = [
      ...['isWellFormed', 'toWellFormed', 'at'].map(name => [String.prototype, name] as const),
      ...['at', 'findLast', 'findLastIndex', 'toSorted', 'toReversed', 'toSpliced', 'with'].map(
        name => [Array.prototype, name] as const,
      ),
      ...['groupBy', 'hasOwn'].map(name => [Object, name] as const),
      ...['any', 'timeout'].map(name => [AbortSignal, name] as const),
      ...['requestIdleCallback', 'structuredClone', 'scheduler', 'BroadcastChannel', 'CompressionStream'].map(
        name => [globalThis, name] as const,
      ),
      [Map, 'groupBy'],
      [Promise, 'withResolvers'],
      [URL, 'canParse'],
      [Crypto.prototype, 'randomUUID'],
      [AbortSignal.prototype, 'throwIfAborted'],
      [HTMLFormElement.prototype, 'requestSubmit'],
      [HTMLDialogElement.prototype, 'showModal'],
      [HTMLElement.prototype, 'inert'],
      [Element.prototype, 'checkVisibility'],
      [Document.prototype, 'startViewTransition'],
      [Document.prototype, 'adoptedStyleSheets'],
      [ShadowRoot.prototype, 'adoptedStyleSheets'],
      [globalThis, 'CSSStyleSheet'],
      [Intl, 'Segmenter'],
    ]
    for (const [owner, name] of gone) Reflect.deleteProperty(owner, name)
  })
  return page
}

test('a user with an old browser logs in, opens lists, and files a complaint', async () => {
  const page = await visitByOldBrowser()
  await logIn(page, portal().url, 'sysadmin')
  expect(await page.evaluate(() => 'requestIdleCallback' in globalThis)).toBe(false)
  await page.goto(`${portal().url}/staff/donors`)
  await page.locator('tbody tr').first().waitFor()
  expect(await page.locator('tbody tr').count()).toBeGreaterThan(1)
  await page.goto(`${portal().url}/staff/projects`)
  await page.locator('tbody tr').first().waitFor()

  const other = await visitByOldBrowser()
  await logIn(other, portal().url, 'user')
  await other.getByRole('button', { name: shell.file_complaint }).click()
  const modal = other.getByRole('dialog')
  await modal.getByRole('radio', { name: complaints.type_user }).click()
  await modal.locator('textarea').fill('From an old phone, signed in')
  await modal.getByRole('button', { name: complaints.send }).click()
  await modal.getByText(complaints.received_user).waitFor()
})

test('a long form on an old phone fits the screen, with its buttons in view', async () => {
  const page = await visitByOldBrowser({ width: 360 })
  await openSession(page, portal().url, 'sysadmin')
  await page.goto(`${portal().url}/staff/users?add=yes`)
  const form = page.getByRole('dialog')
  const send = form.getByRole('button', { name: users.invite_kept, exact: true })
  await send.waitFor()
  expect(await form.evaluate(({ scrollHeight }) => scrollHeight)).toBeLessThanOrEqual(740)
  await send.scrollIntoViewIfNeeded()
  const box = await send.boundingBox()
  expect((box?.y ?? 740) + (box?.height ?? 0)).toBeLessThanOrEqual(740)
})

test('a visitor with an old browser opens the widget in a tab and sends a complaint', async () => {
  const page = await visitByOldBrowser()
  await page.goto(servePage(site(), '/old', widget(portal().url, site(), 'locale="en"')))
  const button = page.getByRole('button', { name: 'File a complaint' })
  await button.waitFor()
  expect(await button.evaluate(node => getComputedStyle(node).borderTopWidth)).toBe('0px')
  await page.waitForFunction(
    () => document.querySelector('portal-complaint')?.shadowRoot?.querySelector('button')?.onpointerenter,
  )
  const opened = page.waitForEvent('popup')
  await button.click()
  const tab = await opened
  const popup = tab.waitForEvent('popup')
  await tab.getByRole('button', { name: embed.sign_in }).click()
  await signInBy(await popup, 'user')
  await tab.getByText('Logged in as').waitFor()
  await tab.locator('textarea').fill('From an old phone')
  await tab.getByRole('button', { name: complaints.send }).click()
  await tab.getByText(complaints.received_private).waitFor()
})

test('a browser that can’t parse the scripts gets a plain page in both languages', async () => {
  const page = await visit({ allowed: [/SyntaxError|Unexpected|missing|exception/] })
  await page.route(/\/assets\/(index|main|core)-.*\.js$/, route =>
    route.fulfill({ contentType: 'text/javascript', body: 'newer syntax' }),
  )
  await page.goto(portal().url)
  await page.getByText('Chrome 90').first().waitFor()
  await page.getByRole('heading', { name: 'The portal cannot be shown' }).waitFor()
  await page.getByRole('heading', { name: 'لا يمكن عرض البوابة' }).waitFor()
  await page.unrouteAll()
  await page.getByRole('link', { name: 'Try again' }).click()
  await page.locator('input[name=email]').waitFor()
})
