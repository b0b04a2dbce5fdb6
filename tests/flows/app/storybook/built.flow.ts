import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Frame, Page } from 'playwright-core'
import { type PreviewServer, preview } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { useBrowser } from '../../support/browser.ts'

const root = join(import.meta.dirname, '../../../..')
const folder = join(root, '.cache/storybook')
const stamp = join(folder, '.stamp')

// Only the stories that the tests need. Stories that shared the theme with the preview once split its chunk.
const stories =
  '../stories/{ui/{Button,CommandPalette,Form}.stories.tsx,foundations/Colour.stories.tsx,foundations/Type.stories.tsx,widgets/ForPartners.mdx,widgets/budget-table/BudgetTable{,InPlace}.stories.tsx}'

const sources = [
  'docs/partners.md',
  '.storybook/**/*.*',
  'stories/**/*.*',
  'packages/{contract,ui,widgets,host-app}/src/**/*.*',
  'package-lock.json',
]

const hashOfSources = () => {
  const hash = createHash('sha256').update(stories)
  for (const file of globSync(sources, { cwd: root }).sort())
    hash.update(`${file}\0`).update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

/** Builds Storybook as designers receive it, unless nothing has changed. */
const build = () => {
  const hash = hashOfSources()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return
  rmSync(folder, { recursive: true, force: true })
  const command = [join(root, 'node_modules/storybook/dist/bin/dispatcher.js'), 'build', '-o', folder, '--quiet']
  const env = { ...process.env, NODE_ENV: 'production', STORIES: stories }
  const run = spawnSync(process.execPath, command, { cwd: root, encoding: 'utf8', env })
  if (run.status !== 0) throw new Error(`building Storybook failed: ${run.stderr || run.stdout}`)
  writeFileSync(stamp, hash)
}

let server: PreviewServer | undefined
const visit = useBrowser()

beforeAll(async () => {
  build()
  server = await preview({
    root,
    configFile: false,
    logLevel: 'silent',
    appType: 'mpa',
    build: { outDir: folder },
    preview: { host: '127.0.0.1', port: 0 },
  })
}, 300_000)
afterAll(() => server?.close())

const url = () => server?.resolvedUrls?.local[0] ?? ''

/** Browsers request an icon, and the preview has none. */
const open = async () => {
  const page = await visit()
  await page.route('**/favicon.ico', route => route.fulfill({ status: 204 }))
  return page
}

/** Theme, font, and colours of the first primary button on a page. */
const looksOf = (page: Page | Frame) =>
  page
    .getByRole('button', { name: 'Send complaint' })
    .first()
    .evaluate(async button => {
      await document.fonts.ready
      const { backgroundColor, fontFamily } = getComputedStyle(button)
      const probe = document.body.appendChild(document.createElement('i'))
      probe.style.background = 'var(--portal-accent)'
      const accent = getComputedStyle(probe).backgroundColor
      probe.remove()
      return {
        token: getComputedStyle(document.documentElement).getPropertyValue('--portal-accent').trim(),
        isThemed: backgroundColor === accent,
        fontFamily,
        loaded: [...document.fonts].some(
          ({ family, status }) => /^"?IBM Plex Sans"?$/.test(family) && status === 'loaded',
        ),
      }
    })

const themed = { token: expect.stringMatching(/^#|^rgb|^oklch|^hsl/), isThemed: true, loaded: true }

describe('the built Storybook', () => {
  it('renders a story in the portal’s theme and typeface', async () => {
    const page = await open()
    await page.goto(`${url()}iframe.html?id=ui-actions-button--playground&viewMode=story`)
    await expect.poll(() => looksOf(page)).toMatchObject(themed)
    expect((await looksOf(page)).fontFamily).toMatch(/^"?IBM Plex Sans"?,/)
  })

  it('renders a docs page in the theme, and in the dark theme', async () => {
    const page = await open()
    await page.goto(`${url()}iframe.html?id=ui-actions-button--docs&viewMode=docs`)
    await page.getByRole('heading', { name: 'Button', level: 1 }).waitFor()
    await expect.poll(() => looksOf(page)).toMatchObject(themed)
    const { token } = await looksOf(page)
    await page.goto(`${url()}iframe.html?id=ui-actions-button--docs&viewMode=docs&globals=theme:dark`)
    await expect.poll(async () => (await looksOf(page)).token).not.toBe(token)
  })

  it('shows the guide from the component’s folder, its byte budget, and links to related components', async () => {
    const page = await open()
    await page.goto(`${url()}iframe.html?id=ui-actions-button--docs&viewMode=docs`)
    await page.getByRole('row', { name: 'Enter Space Presses it' }).waitFor()
    await page.getByText(/^At most [\d,]+ bytes/).waitFor()
    const link = page.getByRole('link', { name: 'IconButton', exact: true })
    expect(await link.getAttribute('href')).toBe('?path=/docs/ui-actions-iconbutton--docs')
  })

  it('fits a phone, and scrolls wide tables in place', async () => {
    const page = await open()
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(`${url()}iframe.html?id=ui-actions-button--docs&viewMode=docs`)
    const table = page.locator('.docblock-argstable')
    await expect.poll(() => table.evaluate(({ scrollWidth }) => scrollWidth)).toBeGreaterThan(360)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  })

  it.each([
    ['ui-actions-commandpalette', ['Phone']],
    ['ui-fields-form', []],
    ['widgets-budgettable-in-its-place', ['Phone', 'Phone Category']],
  ])(
    'renders the examples of %s on scroll, keeps the scroll position, and shows phone examples at phone width',
    async (id, phones) => {
      const page = await open()
      await page.addInitScript(() => {
        Object.assign(window, { finished: 0 })
        const count = () => Reflect.set(window, 'finished', Reflect.get(window, 'finished') + 1)
        addEventListener('story-finished', count, { capture: true })
      })
      const finished = () => page.evaluate(() => Reflect.get(window, 'finished'))
      await page.goto(`${url()}iframe.html?id=${id}--docs&viewMode=docs`)
      await expect.poll(finished).toBe(1)
      expect(await page.evaluate(() => scrollY)).toBe(0)
      const frames = page.locator('#storybook-docs iframe')
      const count = await frames.count()
      expect(count).toBeGreaterThan(2)
      // A play that loses its focus logs an error, which fails the visit.
      for (let at = 1; at < count; at += 1) {
        await frames.nth(at).scrollIntoViewIfNeeded()
        await expect.poll(finished).toBeGreaterThan(at)
      }
      const narrow = await frames.evaluateAll(all =>
        all.filter(one => one.getBoundingClientRect().width === 320).map(one => one.getAttribute('title')),
      )
      expect(narrow).toEqual(phones)
    },
  )

  it('doesn’t run axe on docs pages, or wait until scroll-driven shadows finish', async () => {
    const page = await open()
    await page.goto(`${url()}iframe.html?id=widgets-budgettable--docs&viewMode=docs`)
    const table = page.frameLocator('#storybook-docs iframe').first().getByRole('treegrid')
    await table.waitFor()
    const counts = await table.evaluate(grid => {
      const all = grid.ownerDocument.documentElement.getAnimations({ subtree: true })
      return { all: all.length, waited: grid.ownerDocument.getAnimations().length }
    })
    expect(counts.all).toBeGreaterThan(0)
    expect(counts.waited).toBe(0)
    const [frame] = page.frames().filter(one => one.url().includes('--playground'))
    expect(frame?.url()).toContain(encodeURIComponent('a11y.manual:!true'))
  })

  it('contains the guide for partners', async () => {
    const page = await open()
    await page.goto(`${url()}iframe.html?id=widgets-for-partners--docs&viewMode=docs`)
    await page.getByRole('heading', { name: 'The widgets on another website' }).waitFor()
    for (const part of ['Versions', 'Migration', 'Content security policy', 'Troubleshooting'])
      await page.getByRole('heading', { name: new RegExp(`${part}$`) }).waitFor()
    expect(await page.locator('table').count()).toBeGreaterThan(4)
  })

  it('shows the story in its frame, in the portal’s theme', async () => {
    const page = await open()
    await page.goto(`${url()}?path=/story/ui-actions-button--playground`)
    await page.getByRole('link', { name: 'Portal design system' }).waitFor()
    const frame = await (await page.waitForSelector('#storybook-preview-iframe')).contentFrame()
    if (!frame) throw new Error('the preview has no frame')
    await expect.poll(() => looksOf(frame)).toMatchObject(themed)
  })
})
