export interface PageLocation {
  readonly protocol: string
  readonly hostname: string
}

export const isLoopback = (hostname: string) =>
  hostname === 'localhost' || hostname === '[::1]' || hostname === '::1' || /^127(\.\d{1,3}){3}$/.test(hostname)

/** `configured` wins, then port 8000 for pages that Vite or the like serves from loopback (specification section 7). */
export const apiRoot = (page: PageLocation, configured?: string | null): string =>
  configured || (isLoopback(page.hostname) ? `${page.protocol}//${page.hostname}:8000/api` : '/api')
