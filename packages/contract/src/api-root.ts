/** The parts of `location` that decide where the api is. */
export interface Place {
  readonly protocol: string
  readonly hostname: string
}

const isLoopback = (hostname: string) =>
  hostname === 'localhost' || hostname === '[::1]' || hostname === '::1' || /^127(\.\d{1,3}){3}$/.test(hostname)

/**
 * Where the client calls (specification section 7): the local server on port 8000 when the page is served from the
 * loopback address, else the production path. A server that runs elsewhere says so in `configured`.
 */
export const apiRoot = (place: Place, configured?: string | null): string =>
  configured || (isLoopback(place.hostname) ? `${place.protocol}//${place.hostname}:8000/api` : '/api')
