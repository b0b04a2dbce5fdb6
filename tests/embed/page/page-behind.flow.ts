import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { useBrowser } from '../../flows/support/browser.ts'
import { usePortal } from '../../flows/support/portal.ts'
import { serveLibraries } from '../support/hosts.ts'
import { useSite } from '../support/site.ts'

const portal = usePortal()
const site = useSite(portal)
const visit = useBrowser()

const FROM = 300

/** Serves a long page with the complaint form. `styles` are the page's own, and `body` the attributes of its body. */
const serveLong = (styles: string, body = '', library = '') => {
  const { key, pages, url } = site()
  const src = `${portal().url}/embed/v1.js`
  const tag = `<script async src="${src}" data-widget="complaint" data-site="${key}" data-locale="en"></script>`
  const long = '<p style="block-size: 4000px">A long page</p>'
  const head = `<head><title>A partner</title><link rel="icon" href="data:,"><style>${styles}</style>${library}</head>`
  const link = '<a href="/short">Go on</a>'
  const serve = (path: string, html: string) =>
    pages.set(path, { html: `<!doctype html><html lang="en">${head}<body ${body}>${html}</body></html>`, headers: {} })
  serveLibraries(site())
  serve('/long', `<h1>A long page</h1>${tag}${link}${long}`)
  serve('/short', '<h1>A short page</h1>')
  return `${url}/long`
}

/** The scroll position, and the styles that affect it. */
const stateOf = (page: Page) =>
  page.evaluate(() => {
    const { documentElement: root, body } = document
    return {
      top: scrollY + body.scrollTop,
      styles: [root, body].map(node => [node.getAttribute('style'), getComputedStyle(node).overflowY]),
      width: body.clientWidth,
      sheets: document.adoptedStyleSheets.length,
    }
  })

/** Lets a requested scroll begin. */
const settle = (page: Page) => page.evaluate(() => new Promise(done => setTimeout(done, 250)))

const wheel = async (page: Page, x: number, y: number) => {
  await page.mouse.move(x, y)
  await page.mouse.wheel(0, 500)
  await settle(page)
}

const swipe = async (page: Page, x: number, y: number) => {
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: at === undefined ? [] : [{ x, y: at }] })
  await touch('touchStart', y)
  for (let step = 1; step <= 10; step++) {
    await touch('touchMove', y - step * 15)
    await page.evaluate(() => new Promise(requestAnimationFrame))
  }
  await touch('touchEnd')
  await settle(page)
}

const openForm = async (page: Page) => {
  await page.locator('portal-complaint').evaluate(element => element.setAttribute('open', ''))
  await page.frameLocator('portal-complaint iframe').locator('textarea').waitFor()
}

const open = async (address: string, width = 1280) => {
  const page = await visit({ width, allowed: [/status of 401/] })
  await page.goto(address)
  await page.getByRole('button', { name: 'File a complaint' }).waitFor()
  await page.evaluate(top => scrollTo(0, top), FROM)
  return page
}

describe.each([
  ['without styles', '', ''],
  ['whose root scrolls', 'html { overflow-y: scroll } body { overflow-x: hidden }', ''],
  ['whose body insists on scrolling', 'body { overflow: auto !important }', 'style="overflow-y: scroll"'],
  ['as high as its window', 'html, body { height: 100%; margin: 0 } body { overflow-y: auto }', ''],
])('a page %s', (_, styles, body) => {
  test('doesn’t scroll while the form is open, and is restored once it closes', async () => {
    const page = await open(serveLong(styles, body))
    const before = await stateOf(page)
    expect(before.top).toBe(FROM)
    await openForm(page)
    expect((await stateOf(page)).width).toBe(before.width)
    await wheel(page, 20, 20)
    await wheel(page, 640, 400)
    expect((await stateOf(page)).top).toBe(FROM)
    await page.keyboard.press('Escape')
    await expect.poll(() => stateOf(page)).toEqual(before)
    await wheel(page, 20, 20)
    expect((await stateOf(page)).top).toBeGreaterThan(FROM)
  })
})

test('a page doesn’t scroll when a finger moves beside or on the open form', async () => {
  const page = await open(serveLong(''), 390)
  await swipe(page, 195, 400)
  const { top: from } = await stateOf(page)
  expect(from).toBeGreaterThan(FROM)
  await openForm(page)
  const box = await page.locator('portal-complaint dialog').boundingBox()
  await swipe(page, 195, Math.max((box?.y ?? 0) - 5, 5))
  await swipe(page, 195, 400)
  await swipe(page, 195, 400)
  expect((await stateOf(page)).top).toBe(from)
})

test('a page scrolls again after its element is removed with the form open', async () => {
  const page = await open(serveLong(''))
  const before = await stateOf(page)
  await openForm(page)
  await page.locator('portal-complaint').evaluate(element => element.remove())
  const after = await stateOf(page)
  // The page is shorter without its button.
  expect(after).toEqual({ ...before, top: after.top })
  await wheel(page, 20, 20)
  expect((await stateOf(page)).top).toBeGreaterThan(after.top)
})

test.each(['turbo', 'turbolinks'])(
  '%s restores a page that was left with an open form, and closes the form',
  async name => {
    const page = await open(serveLong('', '', `<script src="/${name}.js"></script>`))
    await openForm(page)
    await page
      .getByRole('link', { name: 'Go on', includeHidden: true })
      .evaluate(link => link instanceof HTMLElement && link.click())
    await page.getByRole('heading', { name: 'A short page' }).waitFor()
    await page.goBack()
    await page.getByRole('heading', { name: 'A long page' }).waitFor()
    const element = page.locator('portal-complaint')
    // The panel has loaded, so it would have opened by now.
    await page.locator('portal-complaint iframe').waitFor({ state: 'attached' })
    expect(await element.getAttribute('open')).toBeNull()
    expect(await element.locator('dialog').isVisible()).toBe(false)
    const { top, sheets } = await stateOf(page)
    expect(sheets).toBe(0)
    await wheel(page, 20, 20)
    expect((await stateOf(page)).top).toBeGreaterThan(top)
  },
)
