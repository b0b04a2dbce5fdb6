import type { Page } from 'playwright-core'
import type { Site } from './site.ts'

/** Answers a path of the partner's site with a page of the test's own; gives its address. */
export const servePage = async (
  page: Page,
  site: Site,
  path: string,
  body: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<string> => {
  const address = `${site.url}${path}`
  await page.context().route(address, route =>
    route.fulfill({
      headers: { 'content-type': 'text/html; charset=utf-8', ...headers },
      body: `<!doctype html><html lang="en"><title>A partner</title><body>${body}</body></html>`,
    }),
  )
  return address
}

/** A page's script tag with the element beside it. */
export const widget = (portal: string, site: Site, attributes = ''): string =>
  `<script async src="${portal}/embed/v1.js"></script><portal-complaint site="${site.key}" ${attributes}></portal-complaint>`
