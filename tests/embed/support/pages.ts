import type { Site } from './site.ts'

/**
 * Adds a page to the partner's site, and returns its address. The site's own server must send it. The browser doesn't
 * know the network of a response that a test fulfils, and blocks its requests to this machine.
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

/** Addresses of the frame's scripts. The surrounding page loads the other ones. */
export const frameScripts = /\/embed\/assets\/(?!(panel|inline|review)\.)/

/** A script tag with the complaint element beside it. */
export const widget = (portal: string, site: Site, attributes = ''): string =>
  `<script async src="${portal}/embed/v1.js"></script><portal-complaint site="${site.key}" ${attributes}></portal-complaint>`
