import { type Browser, chromium } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { chromiumFlags, executablePath } from '../../chromium.ts'
import type { Host } from './hosts.ts'
import { startIn } from './run.ts'
import { type Site, serve } from './serve.ts'
import { type Language, languages, texts } from './texts.ts'
import { type Visit, visit } from './visit.ts'
import { lackingIn, sectionOf, widgets } from './widgets.ts'

/** Serves a host and opens its pages. `prepare` installs and builds it, and returns its folder. */
export const describeHost = (name: string, host: Host, prepare: () => Promise<string>, patienceMs?: number): void => {
  describe(name, () => {
    let browser: Browser
    let site: Site
    beforeAll(async () => {
      const folder = await prepare()
      site = await (host.start ? startIn(folder, host.start) : serve(folder))
      browser = await chromium.launch({ executablePath, args: [...chromiumFlags] })
    }, patienceMs)
    afterAll(async () => {
      await browser?.close()
      await site?.close()
    })

    const open = (path: string, options = {}) => visit(browser, `${site.origin}/${path}`, options)

    describe.each(languages)('in %s', language => {
      let visited: Visit
      beforeAll(async () => {
        visited = await open(host.pageIn(language))
        await visited.page.locator('[data-live]').waitFor()
      })
      afterAll(() => visited?.close())

      test.each(Object.entries(widgets))('%s has its styles and works', async (name, { styles, use }) => {
        const root = sectionOf(visited.page, name)
        expect(await lackingIn(root, styles)).toEqual([])
        await use(root, texts[language], language)
      })

      // Runs last, because it covers the reports of all tests above.
      test('reports no errors or warnings', () => {
        expect(visited.reports).toEqual([])
      })
    })

    if (host.start) describeServer(host, open)
  })
}

/** Tests for hosts that render on a server. */
const describeServer = (
  { pageIn }: Host,
  open: (path: string, options?: { javaScriptEnabled?: boolean }) => Promise<Visit>,
) => {
  test.each(languages)('sends all widgets with their styles before any script: %s', async (language: Language) => {
    const { page, close } = await open(pageIn(language), { javaScriptEnabled: false })
    for (const [name, { styles }] of Object.entries(widgets))
      expect(await lackingIn(sectionOf(page, name), styles), name).toEqual([])
    await close()
  })

  test('reports a hydration mismatch', async () => {
    const { page, reports, close } = await open('differs')
    await page.getByText('browser').waitFor()
    await expect.poll(() => reports.join()).toMatch(/#418|hydrat/i)
    await close()
  })
}
