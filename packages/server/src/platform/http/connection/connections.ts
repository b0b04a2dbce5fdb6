/** Connection timeouts in milliseconds, and the maximum number of connections. */
export interface ConnectionLimits {
  /** Until the headers of a request have arrived. On a new connection, it starts when the connection opens. */
  readonly headers: number
  /** Until the whole request has arrived. */
  readonly request: number
  /** Without a byte in either direction, for example because the client doesn't read the response. */
  readonly silence: number
  /** Between two requests. */
  readonly idle: number
  /** Interval between checks of the timeouts. */
  readonly check: number
  readonly most: number
}

/**
 * Default limits. At 2 kB/s, the largest body (`limits.body_bytes`) still arrives in time. Idle connections outlive
 * those of proxies, so that no proxy sends a request on a connection that is closing.
 */
export const connectionLimits: ConnectionLimits = {
  headers: 20_000,
  request: 120_000,
  silence: 120_000,
  idle: 72_000,
  check: 5000,
  most: 4000,
}

/** Options for Fastify. `most` isn't among them, because it is set on the server. */
export const connectionOptions = ({ headers, request, silence, idle, check }: ConnectionLimits) => ({
  requestTimeout: request,
  connectionTimeout: silence,
  keepAliveTimeout: idle,
  http: { headersTimeout: headers, connectionsCheckingInterval: check },
})
