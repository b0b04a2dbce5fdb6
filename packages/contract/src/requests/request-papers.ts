import * as z from 'zod/mini'
import { endpoint } from '../core/api/endpoint.ts'
import { one } from '../core/api/lists.ts'
import { line, moment } from '../core/fields/fields.ts'
import { requestParts } from './request-changes.ts'
import { requestContent, requestStates } from './request-records.ts'
import { signature } from './signatures.ts'

/**
 * What a printed request is worth now: `altered` where the portal has something else stored than what was signed,
 * `superseded` where a later revision has taken its place, `unsigned` where nobody has signed it.
 */
const paperVerdicts = ['as_signed', 'unsigned', 'superseded', 'altered'] as const

/** What was printed, as the portal knows it. */
export const requestPaper = z.object({
  verdict: z.enum(paperVerdicts),
  /** The parts that are not what was signed any more, as far as they are known. */
  differences: z.array(z.enum(requestParts)),
  /** Null where the request is gone, and where nobody signed that it is so. */
  state: z.nullable(z.enum(requestStates)),
  /** The revision that was printed, and the one that is valid now. */
  revision: z.int(),
  present_revision: z.int(),
  /** What was signed; null where it cannot be read any more. */
  content: z.nullable(requestContent),
  content_hash: z.string(),
  total_usd_minor: z.nullable(z.int()),
  signatures: z.array(
    z.pick(signature, { role: true, decision: true, by: true, for: true, reason: true, appearance: true, at: true }),
  ),
  checked_at: moment(),
})

/** What was printed, as the portal knows it. */
export type RequestPaper = z.infer<typeof requestPaper>

/**
 * POST /request_papers/verify: to whoever has the code of a printed request. The code travels in the body, so that it
 * is in no log of addresses.
 */
export const verifyPaper = endpoint({
  method: 'POST',
  path: '/request_papers/verify',
  summary: 'Compare a printed request with what was signed',
  needs: 'public',
  input: z.object({ code: line(80) }),
  output: one(requestPaper),
  errors: ['not_found', 'too_many_requests'],
})
