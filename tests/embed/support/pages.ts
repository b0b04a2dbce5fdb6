import type { Site } from './site.ts'

/**
 * Puts a page of the test's own on the partner's site; gives its address. The site's server sends it: a page that the test
 * answers itself is of no known network, and may not load from this machine.
 */
export const servePage = (
  site: Site,
  path: string,
  body: string,
  headers: Readonly<Record<string, string>> = {},
): string => {
  const head = '<title>A partner</title><link rel="icon" href="data:,">'
  const html = `<!doctype html><html lang="en">${head}<body>${body}</body></html>`
  site.pages.set(path, { html, headers })
  return `${site.url}${path}`
}

/** Addresses of the frame's scripts; what the script tag fetches belongs to the page around. */
export const frameScripts = /\/embed\/assets\/(?!(panel|inline|review)\.)/

/** A page's script tag with the element beside it. */
export const widget = (portal: string, site: Site, attributes = ''): string =>
  `<script async src="${portal}/embed/v1.js"></script><portal-complaint site="${site.key}" ${attributes}></portal-complaint>`
