import type { Endpoint } from '@portal/contract/endpoint'
import type { RequestRecord } from '@portal/contract/request_records'
import type { requestSteps } from '@portal/contract/request_steps'
import type * as z from 'zod/mini'
import { endpointsOf } from '../../parts/requests/endpoints.ts'

/** What can be done with a request in a short form, the likeliest first. */
export const requestActions = ['buy', 'resume', 'comment', 'hold', 'cancel'] as const

/** One of them. */
export type RequestAction = (typeof requestActions)[number]

/** How an action is done to a request; all answer with the record as it is then. */
export const endpointOf = (
  { kind }: RequestRecord,
  name: RequestAction,
): Endpoint<z.ZodMiniType, ReturnType<typeof requestSteps>['buy']['output']> => endpointsOf[kind][name]

/** The texts of an action: posts are filled, not bought. */
export const textsOfAction = ({ kind }: RequestRecord, name: RequestAction) =>
  name === 'buy' && kind === 'employment_requests' ? 'fill' : name

/** What is open to the person now, by the record's own rights. */
export const actionsOn = ({ can }: RequestRecord): readonly RequestAction[] =>
  requestActions.filter(name => name === 'comment' || can[name])

/** What an action sends, with what was typed into its form. */
export const inputOf = (
  { id, version }: RequestRecord,
  name: RequestAction,
  typed: Readonly<Record<string, string>>,
): object => (name === 'comment' ? { id, ...typed } : { id, version, ...typed })
