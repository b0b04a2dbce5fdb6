import embed from '@portal/widgets/locales/en/embed.json'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { useBrowser } from '../../flows/support/browser.ts'
import { usePortal } from '../../flows/support/portal.ts'
import { servePage } from '../support/pages.ts'
import { useSite } from '../support/site.ts'

const portal = usePortal()
const site = useSite(portal)
const visit = useBrowser()

const id = '00000000-0000-4000-8000-000000000000'

/**
 * Opens a page with this markup, in which `{src}` is the loader and `{key}` the site's key. Returns the portal's
 * console lines too.
 */
const open = async (markup: string): Promise<{ page: Page; lines: string[] }> => {
  const page = await visit({ allowed: [/Portal: /, /status of 40[13]/] })
  const lines: string[] = []
  page.on('console', message => {
    if (message.text().startsWith('Portal: ')) lines.push(message.text())
  })
  const body = markup.replaceAll('{src}', `${portal().url}/embed/v1.js`).replaceAll('{key}', site().key)
  await page.goto(servePage(site(), '/misplaced', body))
  return { page, lines }
}

/** Waits until one line is logged, and checks that no second one follows. */
const onlyLine = async (page: Page, lines: readonly string[]) => {
  await expect.poll(() => lines.length, { timeout: 15_000 }).toBeGreaterThan(0)
  await page.evaluate(() => new Promise(done => setTimeout(done, 1000)))
  expect(lines).toHaveLength(1)
  return lines[0]
}

test('an unknown data-widget is logged once, with the valid names', async () => {
  const tag = '<script async src="{src}" data-widget="complant" data-site="{key}"></script>'
  const { page, lines } = await open(`${tag}${tag}`)
  const line = await onlyLine(page, lines)
  expect(line).toContain('"complant"')
  expect(line).toContain('complaint, evaluation, exam, signature, budget')
  expect(await page.locator('portal-complant').count()).toBe(0)
})

test('a script tag without data attributes logs that data-widget is missing', async () => {
  const { page, lines } = await open('<script async src="{src}"></script>')
  expect(await onlyLine(page, lines)).toContain('data-widget')
})

test('equal tags in the head place one widget at the end of the page', async () => {
  const page = await visit()
  const tag = `<script src="${portal().url}/embed/v1.js" data-widget="complaint" data-site="${site().key}"></script>`
  const head = `<head><title>A partner</title><link rel="icon" href="data:,">${tag}${tag}</head>`
  const html = `<!doctype html><html lang="en">${head}<body><h1>Ours</h1></body></html>`
  site().pages.set('/head', { html, headers: {} })
  await page.goto(`${site().url}/head`)
  const button = page.getByRole('button', { name: 'File a complaint' })
  await button.waitFor()
  const placeOf = async (one: typeof button) => (await one.boundingBox())?.y ?? 0
  expect(await placeOf(button)).toBeGreaterThan(await placeOf(page.getByRole('heading')))
  await page.locator('portal-complaint iframe').waitFor({ state: 'attached' })
  expect(await page.locator('portal-complaint').count()).toBe(1)
})

test('a script tag beside an element logs nothing', async () => {
  const { page, lines } = await open('<script src="{src}"></script><portal-complaint site="{key}"></portal-complaint>')
  await page.getByRole('button', { name: 'File a complaint' }).click()
  await page.frameLocator('portal-complaint iframe').locator('textarea').waitFor()
  expect(lines).toEqual([])
})

test.each([
  '<script async src="{src}" data-widget="complaint"></script>',
  `<script async src="{src}" data-widget="exam" data-for="${id}/pre"></script>`,
])('a missing site key is logged: %s', async tag => {
  const { page, lines } = await open(tag)
  expect(await onlyLine(page, lines)).toMatch(/has no site.*data-site/)
})

test.each([
  ['evaluation', 'TRAINING-ID/instructor'],
  ['exam', 'TRAINING-ID/pre or TRAINING-ID/post'],
  ['signature', 'purchase_requests/REQUEST-ID'],
  ['budget', 'PROJECT-ID'],
])('%s without `for` logs the expected value, and doesn’t reject the site key', async (widget, shape) => {
  const { page, lines } = await open(`<script async src="{src}" data-widget="${widget}" data-site="{key}"></script>`)
  const frame = page.frameLocator(`portal-${widget} iframe`)
  await frame.getByText(embed.refused_subject).waitFor()
  expect(await frame.getByText(embed.refused_site).count()).toBe(0)
  const line = await onlyLine(page, lines)
  expect(line).toContain(`<portal-${widget}> has no "for"`)
  expect(line).toContain(shape)
})
