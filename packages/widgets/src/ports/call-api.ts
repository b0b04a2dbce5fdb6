import type { Endpoint, OutputOf, SentInput } from '@portal/contract/core/api/endpoint'

// A file for each port: a page loads the endpoints of its own widget alone.

/** Calls an endpoint of the portal as the signed-in person, with files; the same key never stores twice. */
export type CallApi = <E extends Endpoint>(
  endpoint: E,
  input: SentInput<E>,
  key?: string,
  files?: readonly Blob[],
) => Promise<OutputOf<E>>
