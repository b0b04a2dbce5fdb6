/** The parts of `location` that decide where the api is. */
export interface PageLocation {
  readonly protocol: string
  readonly hostname: string
}

/** Whether a host, as an address writes it, is the machine itself. */
export const isLoopback = (hostname: string) =>
  hostname === 'localhost' || hostname === '[::1]' || hostname === '::1' || /^127(\.\d{1,3}){3}$/.test(hostname)

/**
 * Where the client calls (specification section 7): the local server on port 8000 when the page is served from the
 * loopback address by anything else, such as Vite, else the production path. A page that the portal itself serves says
 * so by `configured`, its own origin's path.
 */
export const apiRoot = (page: PageLocation, configured?: string | null): string =>
  configured || (isLoopback(page.hostname) ? `${page.protocol}//${page.hostname}:8000/api` : '/api')
