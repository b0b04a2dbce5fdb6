import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { afterEach, beforeAll, expect } from 'vitest'
import { chromiumFlags, executablePath } from '../../chromium.ts'
import { type Faults, watch } from './faults.ts'

export interface VisitOptions {
  /** Default: `en`. */
  readonly language?: 'en' | 'ar' | 'tr'
  /** In CSS pixels. Default: 1280. */
  readonly width?: number
  /** In CSS pixels. Default: 900, and 740 for phones. */
  readonly height?: number
  /** Default: `light`. */
  readonly colorScheme?: 'light' | 'dark'
  /** Console messages that the visit may cause. Any other error fails the flow. */
  readonly allowed?: readonly RegExp[]
}

/** A browser whose visits share nothing with each other. */
interface OpenBrowser {
  /** Opens a page with an empty profile, as a new person on a new device. */
  readonly visit: (options?: VisitOptions) => Promise<Page>
  /** Closes all visits. Returns their console errors, exceptions, and CSP violations. */
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

// All files of a worker share one Chromium, which ends with the worker. Each visit has its own profile.
let launched: Promise<Browser> | undefined

const launch = async (): Promise<Browser> => {
  const known = await launched
  if (known?.isConnected()) return known
  launched = chromium.launch({ executablePath, args: [...chromiumFlags] })
  return launched
}

/** Launches Chromium, unless it is running. */
const openBrowser = async (): Promise<OpenBrowser> => {
  const browser = await launch()
  const visits: { context: BrowserContext; faults: Faults }[] = []
  const visit = async (options: VisitOptions = {}) => {
    const context = await enter(browser, options)
    const { language } = options
    // Sets the language only once, so that a later choice in the flow is kept.
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

/** Shares one browser among all flows of a file. Each flow closes its visits, and fails on any error in them. */
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
