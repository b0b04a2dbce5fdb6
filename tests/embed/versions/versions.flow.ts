import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import en from '@portal/widgets/locales/en/complaints.json'
import embed from '@portal/widgets/locales/en/embed.json'
import fastify from 'fastify'
import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serveAssets } from '../../../packages/server/src/partners/embed/pages/asset-routes.ts'
import { readBuild } from '../../../packages/server/src/partners/embed/pages/assets.ts'
import { chromiumFlags, executablePath } from '../../chromium.ts'
import { usePortal } from '../../flows/support/portal.ts'
import { servePage } from '../support/pages.ts'
import { openProxy } from '../support/proxy.ts'
import { useSite } from '../support/site.ts'
import { eventsOn, listen, signInFrame } from '../support/widgets.ts'

const assetOf = (text: string) => ({ bytes: Buffer.from(text), brotli: brotliCompressSync(text) })
const integrityOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`

const build = await readBuild()
if (!build) throw new Error('the widgets are not built')

const textOf = (name: string) => build.files.get(name)?.bytes.toString() ?? ''
const released = [...build.files.keys()].filter(name => /^v1\.[\w-]+\.js$/.test(name) && name !== build.loader.file)

/** Loaders that pages may have pinned, by name: an early one of v1, and that of each release. */
const earlier = new Map([
  ['v1.first-days.js', readFileSync(join(import.meta.dirname, '../support/loader-of-first-days.txt'), 'utf8')],
  ...released.map(name => [name, textOf(name)] as const),
])

// There is no second version yet. This one renames all its elements, as only a new version may.
const second = textOf(build.loader.file).replaceAll('portal-', 'portal2-')
const [first = ''] = earlier.values()

// The files that the server would have with a second version, including the loaders of the first.
const files = new Map([
  ...build.files,
  ...[...earlier].map(([name, text]) => [name, assetOf(text)] as const),
  ['v1.js', assetOf(first)],
  ['v2.js', assetOf(second)],
  ['v2.made-up.js', assetOf(second)],
])
const tags = fastify()
serveAssets(tags, { files, loader: build.loader })

const proxy = await openProxy(path => (/^\/embed\/v\d/.test(path) ? tags.routing : undefined))
const portal = usePortal({ PUBLIC_URL: proxy.url, TRUST_PROXY: '127.0.0.1' })
const site = useSite(() => ({ ...portal(), url: proxy.url }))
let browser: Browser

beforeAll(async () => {
  await tags.ready()
  proxy.passTo(portal().url)
  browser = await chromium.launch({ executablePath, args: [...chromiumFlags, '--ignore-certificate-errors'] })
})
afterAll(async () => {
  await browser.close()
  await proxy.stop()
  await tags.close()
})

const open = async (path: string, body: string): Promise<Page> => {
  const page = await (await browser.newContext({ ignoreHTTPSErrors: true })).newPage()
  await listen(page)
  await page.goto(servePage(site(), path, body))
  return page
}

const id = '00000000-0000-4000-8000-000000000000'
const subjects = {
  evaluation: id,
  exam: `${id}/pre`,
  signature: `purchase_requests/${id}`,
  budget: id,
}

test.each([...earlier.keys()])('a page that pins %s shows all widgets of the current portal', async name => {
  const others = Object.entries(subjects).map(
    ([widget, subject]) => `<portal-${widget} site="${site().key}" for="${subject}"></portal-${widget}>`,
  )
  const integrity = integrityOf(earlier.get(name) ?? '')
  const tag = `<script async src="${proxy.url}/embed/${name}" integrity="${integrity}" crossorigin="anonymous"></script>`
  const page = await open(
    `/${name}`,
    `${tag}<portal-complaint site="${site().key}"></portal-complaint>${others.join('')}`,
  )
  const readyOnes = async () => (await eventsOn(page)).filter(event => event.includes('portal-ready')).length
  await expect.poll(readyOnes, { timeout: 20_000 }).toBe(5)
  for (const widget of Object.keys(subjects)) {
    const frame = page.locator(`portal-${widget} iframe`)
    await frame.contentFrame().getByRole('button', { name: embed.sign_in }).waitFor()
    expect((await frame.boundingBox())?.height, widget).toBeGreaterThan(100)
  }
  await page.getByRole('button', { name: 'File a complaint' }).click()
  const form = page.frameLocator('portal-complaint iframe')
  await form.locator('textarea').fill('By a loader of the first days')
  await signInFrame(page, form, embed.sign_in, 'user')
  await form.getByRole('button', { name: en.send }).click()
  await form.getByText(en.received_private).waitFor()
  await expect.poll(() => eventsOn(page)).toContain(JSON.stringify(['portal-submit', { site: site().key }]))
})

test('a second version runs beside the first on one page, and only fixed files are immutable', async () => {
  const page = await open(
    '/two-versions',
    `${['v1', 'v2'].map(name => `<script async src="${proxy.url}/embed/${name}.js"></script>`).join('')}
     <portal-complaint site="${site().key}" label="First"></portal-complaint>
     <portal2-complaint site="${site().key}" label="Second"></portal2-complaint>`,
  )
  for (const [element, label] of [
    ['portal-complaint', 'First'],
    ['portal2-complaint', 'Second'],
  ] as const) {
    await page.getByRole('button', { name: label }).click()
    await page.frameLocator(`${element} iframe`).locator('textarea').fill(`In ${label}`)
    await page.keyboard.press('Escape')
    await expect.poll(() => page.locator(`${element} dialog`).isVisible()).toBe(false)
  }
  const isFixed = async (name: string) =>
    (await page.request.get(`${proxy.url}/embed/${name}`)).headers()['cache-control']?.includes('immutable')
  expect(await Promise.all(['v1.js', 'v2.js', 'v1.first-days.js', 'v2.made-up.js'].map(isFixed))).toEqual([
    false,
    false,
    true,
    true,
  ])
})
