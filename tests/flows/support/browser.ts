import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { afterEach, beforeAll, expect } from 'vitest'
import { chromiumFlags, executablePath } from '../../chromium.ts'
import { type Faults, watch } from './faults.ts'

/** How somebody comes to the portal. */
export interface VisitOptions {
  /** Default `en`. */
  readonly language?: 'en' | 'ar' | 'tr'
  /** In CSS pixels. Default 1280. */
  readonly width?: number
  /** In CSS pixels. Default 900, for phones 740. */
  readonly height?: number
  /** Default `light`. */
  readonly colorScheme?: 'light' | 'dark'
  /** What the visit is expected to put into the console; anything else fails. */
  readonly allowed?: readonly RegExp[]
}

/** A browser whose visitors share nothing with each other. */
interface OpenBrowser {
  /** A new person at a new device: an empty profile with one page. */
  readonly visit: (options?: VisitOptions) => Promise<Page>
  /** Closes all visits; gives what went wrong in any of them: console errors, exceptions, breaches of the CSP. */
  readonly leave: () => Promise<readonly string[]>
}

const PHONE = 480

const enter = (browser: Browser, { language = 'en', width = 1280, height, colorScheme = 'light' }: VisitOptions) =>
  browser.newContext({
    viewport: { width, height: height ?? (width < PHONE ? 740 : 900) },
    colorScheme,
    hasTouch: width < PHONE,
    reducedMotion: 'reduce',
    locale: language,
    permissions: ['clipboard-read', 'clipboard-write'],
  })

// One Chromium for all files of a worker, which ends with it; each visit has a profile of its own.
let launched: Promise<Browser> | undefined

const launch = async (): Promise<Browser> => {
  const known = await launched
  if (known?.isConnected()) return known
  launched = chromium.launch({ executablePath, args: [...chromiumFlags] })
  return launched
}

/** Chromium, opened if it is not yet. */
const openBrowser = async (): Promise<OpenBrowser> => {
  const browser = await launch()
  const visits: { context: BrowserContext; faults: Faults }[] = []
  const visit = async (options: VisitOptions = {}) => {
    const context = await enter(browser, options)
    const { language } = options
    // Only where none was chosen before, so that a choice made in the flow stays.
    await context.addInitScript(chosen => {
      if (origin === 'null' || location.protocol === 'about:' || !chosen || localStorage.getItem('language')) return
      localStorage.setItem('language', chosen)
    }, language)
    visits.push({ context, faults: await watch(context, options.allowed) })
    return context.newPage()
  }
  const leave = async () => {
    const left = visits.splice(0)
    await Promise.all(left.map(({ context }) => context.close()))
    return left.flatMap(({ faults }) => faults)
  }
  return { visit, leave }
}

/** A browser for all flows of a file. Each flow's visits end with it, and it fails on whatever broke in them. */
export const useBrowser = (): OpenBrowser['visit'] => {
  let browser: OpenBrowser | undefined
  beforeAll(async () => {
    browser = await openBrowser()
  })
  afterEach(async () => {
    expect(await browser?.leave()).toEqual([])
  })
  return options => {
    if (!browser) throw new Error('the browser is there inside of tests only')
    return browser.visit(options)
  }
}
