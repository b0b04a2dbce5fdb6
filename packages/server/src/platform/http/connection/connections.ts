/** How long a connection may make the server wait, in milliseconds, and how many there may be at once. */
export interface ConnectionLimits {
  /** Until the headers of a request have arrived; for a fresh connection it begins with the connection. */
  readonly headers: number
  /** Until the whole of a request has arrived. */
  readonly request: number
  /** Without a byte in either direction, such as of somebody who does not read the answer. */
  readonly silence: number
  /** Between two requests. */
  readonly idle: number
  /** How often all of this is looked at. */
  readonly check: number
  readonly most: number
}

/**
 * The portal's own limits. The largest body, limits.body_bytes, arrives within them at 2 kB a second; a connection
 * stays open for longer than proxies do, so that none of them sends into one that just closes.
 */
export const connectionLimits: ConnectionLimits = {
  headers: 20_000,
  request: 120_000,
  silence: 120_000,
  idle: 72_000,
  check: 5000,
  most: 4000,
}

/** The limits as the server takes them; `most` is set on the server itself. */
export const connectionOptions = ({ headers, request, silence, idle, check }: ConnectionLimits) => ({
  requestTimeout: request,
  connectionTimeout: silence,
  keepAliveTimeout: idle,
  http: { headersTimeout: headers, connectionsCheckingInterval: check },
})
