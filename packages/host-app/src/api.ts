import { apiRoot } from '@portal/contract/api-root'
import { type Caller, call } from '@portal/contract/call'
import type { Endpoint, OutputOf, SentInput } from '@portal/contract/endpoint'
import { noteDenied } from './session/denied.ts'

const configured = document.querySelector<HTMLMetaElement>('meta[name=portal-api]')?.content

/** How this page calls the server. */
const caller: Caller = { root: apiRoot(location, configured), onDenied: noteDenied }

/** Calls an endpoint as the signed-in person; throws a ProblemError. `key` makes a POST safe to repeat. */
export const api = <E extends Endpoint>(endpoint: E, input: SentInput<E>, key?: string): Promise<OutputOf<E>> =>
  call(caller, endpoint, input, key)
