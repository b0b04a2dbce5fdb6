import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { browserPath, chromiumFlags } from '../chromium.ts'

/**
 * The slow phone of every benchmark: a processor 4 times slower, a 562 ms round trip, 1.44 Mbit/s down, and 675 kbit/s
 * up.
 */
export const slowPhone = { cpu: 4, latency: 562, down: (1.44 * 1024 * 1024) / 8, up: (675 * 1024) / 8 } as const

// A frame in a process of its own would be neither throttled nor measured with its page.
const flags = [
  ...chromiumFlags,
  '--disable-site-isolation-trials',
  '--disable-features=IsolateOrigins,site-per-process',
]

export const openBrowser = (): Promise<Browser> => chromium.launch({ executablePath: browserPath, args: flags })

/** A fresh page on the slow phone, 360 px wide. */
export const openSlowPage = async (browser: Browser): Promise<{ context: BrowserContext; page: Page }> => {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: slowPhone.latency,
    downloadThroughput: slowPhone.down,
    uploadThroughput: slowPhone.up,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowPhone.cpu })
  return { context, page }
}

/** Counts the bytes that a page receives, including headers. */
export const countBytes = async (context: BrowserContext, page: Page): Promise<() => number> => {
  const session = await context.newCDPSession(page)
  let bytes = 0
  await session.send('Network.enable')
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  return () => bytes
}
