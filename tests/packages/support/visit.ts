import type { Browser, Page } from 'playwright-core'

/** An open page, with its errors, warnings, and hydration mismatches. */
export interface Visit {
  readonly page: Page
  readonly reports: readonly string[]
  readonly close: () => Promise<void>
}

const isReport = (type: string) => type === 'error' || type === 'warning'

/** Opens a page in a time zone far from the server's. */
export const visit = async (browser: Browser, url: string, { javaScriptEnabled = true } = {}): Promise<Visit> => {
  const context = await browser.newContext({
    ...{ javaScriptEnabled, locale: 'de-DE', timezoneId: 'America/Los_Angeles' },
    viewport: { width: 1280, height: 900 },
  })
  const page = await context.newPage()
  const reports: string[] = []
  page.on('console', message => {
    if (isReport(message.type())) reports.push(`${message.type()}: ${message.text()} ${message.location().url}`)
  })
  page.on('pageerror', error => reports.push(`uncaught: ${error.stack ?? error.message}`))
  const response = await page.goto(url)
  if (!response?.ok()) throw new Error(`${url} answers ${response?.status()}`)
  return { page, reports, close: () => context.close() }
}
