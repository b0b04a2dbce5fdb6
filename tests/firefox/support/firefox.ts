import { existsSync } from 'node:fs'
import { type Browser, type BrowserContext, launch, type Page } from 'puppeteer-core'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { demoEmail, demoPassword } from '../../../packages/server/src/demo/people.ts'

/** Debian's Firefox, or the one set in FIREFOX. */
const firefoxPath = process.env.FIREFOX ?? '/usr/bin/firefox-esr'

interface VisitOptions {
  /** Default: `en`. */
  readonly language?: 'en' | 'ar'
  /** In CSS pixels. Default: 1280. */
  readonly width?: number
}

/** A rejected API request isn't a fault, although Firefox may log it to the console. */
const isRefusal = (text: string) => /status( code)?:? 4\d\d/.test(text)

const watch = async (page: Page, faults: string[]) => {
  page.on('console', message => {
    if (message.type() === 'error' && !isRefusal(message.text())) faults.push(`console: ${message.text()}`)
  })
  page.on('pageerror', error => {
    faults.push(`exception: ${error instanceof Error ? error.message : String(error)}`)
  })
  await page.evaluateOnNewDocument(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      globalThis.console.error(`csp: ${violatedDirective} ${blockedURI}`),
    )
  })
}

/**
 * Shares one Firefox among all flows of a file, with an empty profile per visit. A flow fails on any error in its
 * pages.
 */
export const useFirefox = (): ((options?: VisitOptions) => Promise<Page>) => {
  let browser: Browser | undefined
  const contexts: BrowserContext[] = []
  const faults: string[] = []
  beforeAll(async () => {
    if (!existsSync(firefoxPath)) throw new Error(`Firefox is not at ${firefoxPath}; set FIREFOX to its path.`)
    browser = await launch({ browser: 'firefox', executablePath: firefoxPath, headless: true })
  })
  afterEach(async () => {
    const open = contexts.splice(0)
    const pages = (await Promise.all(open.map(context => context.pages()))).flat()
    // Closing a page aborts its prefetches, which it then reports as errors. One request may stay open: the stream of
    // notices never ends.
    await Promise.all(pages.map(page => page.waitForNetworkIdle({ concurrency: 1 })))
    const found = faults.splice(0)
    await Promise.all(open.map(context => context.close()))
    faults.length = 0
    expect(found).toEqual([])
  })
  afterAll(() => browser?.close())
  return async ({ language = 'en', width = 1280 } = {}) => {
    if (!browser) throw new Error('Firefox is there inside of tests only')
    const context = await browser.createBrowserContext()
    contexts.push(context)
    const page = await context.newPage()
    await page.setViewport({ width, height: 900 })
    // Firefox walks the whole page to find a role and a name: 3 to 6 seconds each, and longer on a busy machine.
    page.setDefaultTimeout(40_000)
    await watch(page, faults)
    await page.evaluateOnNewDocument(chosen => {
      if (location.protocol === 'http:' && !localStorage.getItem('language')) localStorage.setItem('language', chosen)
    }, language)
    return page
  }
}

export const seeText = async (page: Page, text: string): Promise<void> => {
  await page.waitForSelector(`text/${text}`, { visible: true })
}

/** Clicks the element with this role and accessible name, once it is visible and doesn't move. */
export const click = async (page: Page, role: string, name: string): Promise<void> => {
  await page.locator(`::-p-aria([name="${name}"][role="${role}"])`).click()
}

export const typeInto = async (page: Page, selector: string, text: string): Promise<void> => {
  await page.locator(selector).click()
  await page.keyboard.type(text)
}

/** Leaves a page once its prefetches have loaded, as `reload` does. The stream of notices may stay open. */
export const leaveFor = async (page: Page, address: string): Promise<void> => {
  await page.waitForNetworkIdle({ concurrency: 1 })
  await page.goto(address)
}

/** Reloads a page once it is idle. Aborted prefetches would be reported as errors. */
export const reload = async (page: Page): Promise<void> => {
  await page.waitForNetworkIdle()
  await page.reload()
}

/** Logs in with a demo account on the login page. */
export const logIn = async (page: Page, url: string, name: string): Promise<void> => {
  await page.goto(`${url}/auth/login`)
  await typeInto(page, 'input[name=email]', demoEmail(name))
  await typeInto(page, 'input[name=password]', demoPassword)
  await page.keyboard.press('Enter')
  await page.waitForFunction(() => /^\/(staff|sup)\//.test(location.pathname))
}
