import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { useBrowser } from '../../flows/support/browser.ts'
import { usePortal } from '../../flows/support/portal.ts'
import { servePage, widget } from '../support/pages.ts'
import { useSite } from '../support/site.ts'

const portal = usePortal()
const site = useSite(portal)
const visit = useBrowser()

const addAndRemove = (page: Page, rounds: number) =>
  page.evaluate(
    async ([times, key]) => {
      for (let round = 0; round < Number(times); round++) {
        const opened = new Promise(done => document.addEventListener('portal-open', done, { once: true }))
        const element = document.createElement('portal-complaint')
        element.setAttribute('site', String(key))
        element.setAttribute('open', '')
        document.body.append(element)
        await opened
        element.remove()
      }
    },
    [rounds, site().key],
  )

test('adding and removing 100 complaint widgets leaks no nodes, listeners, or frames', async () => {
  const page = await visit()
  await page.goto(servePage(site(), '/rounds', widget(portal().url, site(), 'locale="en"')))
  const session = await page.context().newCDPSession(page)
  const counters = async () => {
    await session.send('HeapProfiler.collectGarbage')
    const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters')
    return { nodes, jsEventListeners, frames: page.frames().length }
  }
  await page.frameLocator('portal-complaint iframe').locator('textarea').waitFor({ state: 'attached' })
  await addAndRemove(page, 5)
  const before = await counters()
  await addAndRemove(page, 100)
  await expect.poll(async () => (await counters()).nodes - before.nodes, { timeout: 10_000 }).toBeLessThan(40)
  const after = await counters()
  expect(after.jsEventListeners - before.jsEventListeners).toBeLessThan(10)
  expect(after.frames).toBe(before.frames)
})

test.each(['evaluation', 'exam', 'signature', 'budget'])(
  'adding and removing 100 elements of %s leaks no nodes, listeners, or frames',
  async kind => {
    const page = await visit()
    const subjects: Record<string, string> = { exam: '/pre', evaluation: '', budget: '' }
    const id = '00000000-0000-4000-8000-000000000000'
    const subject = kind === 'signature' ? `purchase_requests/${id}` : `${id}${subjects[kind]}`
    const stays = `<portal-${kind} site="${site().key}" for="${subject}"></portal-${kind}>`
    await page.goto(servePage(site(), '/inline', `<script async src="${portal().url}/embed/v1.js"></script>${stays}`))
    const session = await page.context().newCDPSession(page)
    const counters = async () => {
      await session.send('HeapProfiler.collectGarbage')
      const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters')
      return { nodes, jsEventListeners, frames: page.frames().length }
    }
    const rounds = (times: number) =>
      page.evaluate(
        async ([name, key, about, count]) => {
          for (let round = 0; round < Number(count); round++) {
            const element = document.createElement(String(name))
            element.setAttribute('site', String(key))
            element.setAttribute('for', String(about))
            const loaded = new Promise(done => element.addEventListener('portal-loaded', done, { once: true }))
            document.body.prepend(element)
            await loaded
            element.remove()
          }
        },
        [`portal-${kind}`, site().key, subject, times],
      )
    await page.frameLocator(`portal-${kind} iframe`).getByRole('heading').waitFor()
    await rounds(5)
    const before = await counters()
    await rounds(100)
    await expect.poll(async () => (await counters()).nodes - before.nodes, { timeout: 10_000 }).toBeLessThan(40)
    const after = await counters()
    expect(after.jsEventListeners - before.jsEventListeners).toBeLessThan(10)
    expect(after.frames).toBe(before.frames)
  },
  60_000,
)

test('an element applies attributes that are set after its insertion', async () => {
  const page = await visit({ allowed: [/Portal: <portal-complaint> has no site/, /status of 403/] })
  await page.goto(
    servePage(
      site(),
      '/bare',
      `<script async src="${portal().url}/embed/v1.js"></script><portal-complaint></portal-complaint>`,
    ),
  )
  const element = page.locator('portal-complaint')
  const button = element.locator('button').first()
  await page.getByRole('button', { name: 'File a complaint' }).waitFor()
  await element.evaluate((node, key) => {
    node.setAttribute('site', key)
    node.setAttribute('locale', 'ar')
    node.setAttribute('floating', '')
  }, site().key)
  await expect.poll(() => button.textContent()).toBe('تقديم شكوى')
  expect(await element.evaluate(node => getComputedStyle(node).position)).toBe('fixed')
  await element.evaluate(node => node.setAttribute('open', ''))
  await page.frameLocator('portal-complaint iframe').locator('html[lang=ar] textarea').waitFor()
  await element.evaluate(node => node.setAttribute('label', 'رأيك'))
  expect(await button.textContent()).toBe('رأيك')
  await element.evaluate(node => node.setAttribute('locale', 'en'))
  await page.frameLocator('portal-complaint iframe').locator('html[lang=en] textarea').waitFor()
  await element.evaluate(node => node.removeAttribute('open'))
  await expect.poll(() => element.locator('dialog').isVisible()).toBe(false)
})

test('a script tag applies data attributes that are set after its insertion', async () => {
  const page = await visit()
  const tag = `<script async src="${portal().url}/embed/v1.js" data-widget="complaint" data-site="${site().key}"></script>`
  await page.goto(servePage(site(), '/tag', tag))
  await page.getByRole('button', { name: 'File a complaint' }).waitFor()
  const script = page.locator('script')
  await script.evaluate(node => Object.assign(node.dataset, { locale: 'ar', open: '' }))
  await page.frameLocator('portal-complaint iframe').locator('html[lang=ar] textarea').waitFor()
  await script.evaluate(node => node.removeAttribute('data-open'))
  await expect.poll(() => page.locator('portal-complaint dialog').isVisible()).toBe(false)
})

test('script tags with different attributes place one element each, and equal ones share an element', async () => {
  const page = await visit()
  const tagOf = (label: string) =>
    `<script async src="${portal().url}/embed/v1.js" data-widget="complaint" data-site="${site().key}" data-label="${label}"></script>`
  await page.goto(servePage(site(), '/tags', ['First', 'Second', 'First', 'Second'].map(tagOf).join('')))
  for (const name of ['First', 'Second']) await page.getByRole('button', { name }).waitFor()
  await page.waitForLoadState('load')
  // The review of repeated tags has loaded, and the panels after it.
  await page.locator('portal-complaint iframe').nth(1).waitFor({ state: 'attached' })
  expect(await page.locator('portal-complaint').count()).toBe(2)
})

test('the script tag works as a module and as the fixed version', async () => {
  const page = await visit()
  const { data } = await (await page.request.get(`${portal().url}/embed/loader.json`)).json()
  const tags = [
    `type="module" src="${portal().url}/embed/v1.js"`,
    `type="module" src="${portal().url}${data.path}" integrity="${data.integrity}" crossorigin="anonymous"`,
    `async src="${portal().url}${data.path}" integrity="${data.integrity}" crossorigin="anonymous"`,
  ]
  for (const [at, attributes] of tags.entries()) {
    const tag = `<script ${attributes} data-widget="complaint" data-site="${site().key}"></script>`
    await page.goto(servePage(site(), `/tag-${at}`, tag))
    await page.getByRole('button', { name: 'File a complaint' }).click()
    await page.frameLocator('portal-complaint iframe').locator('textarea').waitFor()
  }
})

/** Visits a page with the widget. Returns the requests for the form's document, which grow as they are sent. */
const formsAsked = async (page: Page) => {
  const asked: string[] = []
  page.on('request', request => request.url().includes('/embed/complaint?') && asked.push(request.url()))
  const panel = page.waitForResponse(answer => answer.url().includes('/embed/assets/panel.'))
  await page.goto(servePage(site(), '/line', widget(portal().url, site(), 'locale="en"')))
  await panel
  return asked
}

test.each([{ saveData: true }, { effectiveType: '3g' }])(
  'on a slow or metered connection (%o), the form loads on hover',
  async line => {
    const page = await visit()
    await page.addInitScript(
      given => Object.defineProperty(navigator, 'connection', { value: given, configurable: true }),
      line,
    )
    const asked = await formsAsked(page)
    // The element listens for the pointer once it has decided not to preload the form.
    await page.waitForFunction(
      () => document.querySelector('portal-complaint')?.shadowRoot?.querySelector('button')?.onpointerenter,
    )
    await page.evaluate(() => new Promise(done => requestIdleCallback(() => requestIdleCallback(done))))
    expect(asked).toEqual([])
    await page.locator('portal-complaint button').first().hover()
    await expect.poll(() => asked.length).toBe(1)
  },
)

test.each([
  { of: 'on a 4g connection', line: { effectiveType: '4g' } },
  { of: 'in a browser that reports no connection', line: undefined },
])('$of, the form loads when the page is idle', async ({ line }) => {
  const page = await visit()
  await page.addInitScript(
    given => Object.defineProperty(navigator, 'connection', { value: given, configurable: true }),
    line,
  )
  const asked = await formsAsked(page)
  await expect.poll(() => asked.length).toBe(1)
})
