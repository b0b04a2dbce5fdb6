import type { Endpoint, OutputOf, SentInput } from '@portal/contract/core/api/endpoint'

// Each port has its own file, so that a page loads only the endpoints of its widget.

/** Calls an endpoint of the portal as the signed-in person. Repeating a key never stores twice. */
export type CallApi = <E extends Endpoint>(
  endpoint: E,
  input: SentInput<E>,
  key?: string,
  files?: readonly Blob[],
) => Promise<OutputOf<E>>
