import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BuildOptions, build } from 'esbuild'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildPackages } from '../../../scripts/packages/build.ts'
import { builtFolder, names } from '../../../scripts/packages/packages.ts'
import { STEP } from '../../../scripts/packages/sheet-order.ts'
import { chromiumFlags, executablePath } from '../../chromium.ts'
import { type DrawingName, drawingNames } from '../../widgets/support/drawing-names.ts'
import { changesIn, readSheets } from '../support/changes-by-order.ts'
import type { Handed } from './page.tsx'

const BUILDING_MS = 180_000
const SITE = 'http://partner.test/'

// Server and browser are in different time zones, and the browser's language differs from the page's.
const server = { TZ: 'UTC', LANG: 'C' }
const device = { timezoneId: 'Europe/Istanbul', locale: 'tr-TR', viewport: { width: 1440, height: 900 } }
const phone = { ...device, viewport: { width: 360, height: 720 } }

interface ServerPage {
  readonly handed: Handed
  readonly markup: string
}

let folder: string
let browser: Browser
let pages: readonly ServerPage[] = []
let complaints = ''

const bundle = (name: string, options: BuildOptions) =>
  build({
    entryPoints: [join(import.meta.dirname, `${name}.tsx`)],
    outfile: join(folder, `${name}.cjs`),
    bundle: true,
    // Uses the packages as published.
    alias: Object.fromEntries(names.map(name => [`@portal/${name}`, builtFolder(name)])),
    define: { 'process.env.NODE_ENV': '"development"' },
    jsx: 'automatic',
    loader: { '.css': 'empty' },
    ...options,
  })

beforeAll(async () => {
  await buildPackages()
  folder = mkdtempSync(join(tmpdir(), 'portal-hydration-'))
  await Promise.all([
    bundle('server', { platform: 'node', format: 'cjs' }),
    bundle('browser', { platform: 'browser', format: 'esm' }),
  ])
  const env = { ...process.env, ...server }
  const run = spawnSync(process.execPath, [join(folder, 'server.cjs')], { env, encoding: 'utf8', maxBuffer: 1e8 })
  complaints = run.stderr
  pages = JSON.parse(run.stdout)
  browser = await chromium.launch({ executablePath, args: [...chromiumFlags] })
}, BUILDING_MS)
afterAll(async () => {
  await browser?.close()
  rmSync(folder, { recursive: true, force: true })
})

const pageOf = (language: 'en' | 'ar', name: DrawingName): ServerPage => {
  const found = pages.find(({ handed }) => handed.language === language && handed.name === name)
  if (!found) throw new Error(`the server has not rendered ${name}`)
  return found
}

const documentOf = (sent: readonly ServerPage[]) => `<!doctype html>
<html lang="${sent[0]?.handed.language}" dir="${sent[0]?.handed.language === 'ar' ? 'rtl' : 'ltr'}"><body>
${sent.map(({ handed, markup }) => `<div data-drawn="${handed.name}">${markup}</div>`).join('\n')}
<script type="application/json" id="handed">${JSON.stringify(sent.map(({ handed }) => handed)).replaceAll('<', '\\u003c')}</script>
<script type="module" src="/browser.js"></script>
</body></html>`

/** Creates a browser profile that receives a page with these widgets. */
const visit = async (sent: readonly ServerPage[], options: typeof device): Promise<BrowserContext> => {
  const context = await browser.newContext(options)
  const script = readFileSync(join(folder, 'browser.cjs'), 'utf8')
  await context.route('**/*', (route, request) =>
    request.url().endsWith('.js')
      ? route.fulfill({ contentType: 'text/javascript; charset=utf-8', body: script })
      : route.fulfill({ contentType: 'text/html; charset=utf-8', body: documentOf(sent) }),
  )
  return context
}

/** Opens the page and waits until it is hydrated. Returns the browser's errors and warnings by widget. */
const open = async (context: BrowserContext): Promise<{ page: Page; said: ReadonlyMap<string, readonly string[]> }> => {
  const page = await context.newPage()
  const said = new Map<string, readonly string[]>()
  let name = 'the page'
  const say = (text: string) => said.set(name, [...(said.get(name) ?? []), text])
  page.on('console', message => {
    if (message.type() === 'log') name = message.text()
    if (['error', 'warning'].includes(message.type())) say(message.text())
  })
  page.on('pageerror', error => say(String(error)))
  await page.goto(SITE)
  await page.locator('body[data-hydrated]').waitFor()
  return { page, said }
}

test('the server renders every widget without warnings', () => {
  expect(complaints).toBe('')
  expect(pages).toHaveLength(2 * drawingNames.length)
})

// React hydrates Suspense boundaries later, when their content may have changed.
test.each(drawingNames)('%s contains no Suspense boundary', name => {
  expect(pageOf('en', name).markup).not.toMatch(/<!--\$[?!]?-->/)
})

describe.each([
  ['on a phone, in Arabic', 'ar', phone],
  ['on a wide screen, in English without a provider', 'en', device],
] as const)('%s', (_, language, options) => {
  let said: ReadonlyMap<string, readonly string[]>
  let context: BrowserContext
  beforeAll(async () => {
    context = await visit(
      drawingNames.map(name => pageOf(language, name)),
      options,
    )
    ;({ said } = await open(context))
  })
  afterAll(() => context?.close())

  test.each(['the page', ...drawingNames])('%s hydrates without a mismatch', name => {
    expect(said.get(name) ?? []).toEqual([])
  })
})

test('times are in the server’s zone until hydration, then in the reader’s', async () => {
  const sent = pageOf('en', 'SignaturePanel')
  expect(sent.markup).toContain('12-Jun-2025 09:15')
  const context = await visit([sent], device)
  const { page } = await open(context)
  expect(await page.getByText('12-Jun-2025 12:15').count()).toBe(1)
  await context.close()
})

const changesByOrder = async (name: DrawingName, sheets = readSheets()) => {
  const page = await browser.newPage(device)
  await page.setContent(documentOf([pageOf('en', name)]).replace(/<script[\s\S]*<\/script>/, ''))
  const changes = await changesIn(page, sheets)
  await page.close()
  return changes.slice(0, 20)
}

// A bundler may load a sheet again with a later chunk.
test.each(['BudgetTable', 'ComplaintForm', 'EvaluationForm', 'ExamRunner', 'SignaturePanel'] as const)(
  '%s looks the same after its sheets load again in reverse order',
  async name => {
    expect(await changesByOrder(name)).toEqual([])
  },
)

test('sheets without ranks change how a text area looks', async () => {
  const { theme, others } = readSheets()
  const changes = await changesByOrder('ComplaintForm', { theme, others: others.map(css => css.replaceAll(STEP, '')) })
  expect(changes.join()).toContain('<textarea')
})

describe('data stored on the device appears after hydration in', () => {
  const marked = (page: Page) => page.locator('input:checked, [aria-pressed=true]').count()

  test.each([
    ['EvaluationForm', 'radio', '4 stars'],
    ['ExamRunner', 'button', 'Flag for review'],
  ] as const)('%s', async (name, role, control) => {
    const context = await visit([pageOf('en', name)], device)
    const { page } = await open(context)
    const before = await marked(page)
    await page.getByRole(role, { name: control }).first().click({ force: true })
    await expect.poll(() => marked(page)).toBe(before + 1)
    await page.close()
    const again = await open(context)
    await expect.poll(() => marked(again.page)).toBe(before + 1)
    await context.close()
    expect([...again.said]).toEqual([])
  })
})
