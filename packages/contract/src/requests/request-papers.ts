import * as z from 'zod/mini'
import { endpoint } from '../core/api/endpoint.ts'
import { one } from '../core/api/lists.ts'
import { line, moment } from '../core/fields/fields.ts'
import { requestParts } from './request-changes.ts'
import { requestContent, requestStates } from './request-records.ts'
import { signature } from './signatures.ts'

/** `altered`: the stored request differs from what was signed. `superseded`: a later revision replaced it. */
const paperVerdicts = ['as_signed', 'unsigned', 'superseded', 'altered'] as const

export const requestPaper = z.object({
  verdict: z.enum(paperVerdicts),
  /** Parts that are known to differ from what was signed. */
  differences: z.array(z.enum(requestParts)),
  /** Null if the request was deleted, or no signature covers the state. */
  state: z.nullable(z.enum(requestStates)),
  revision: z.int(),
  present_revision: z.int(),
  /** What was signed. Null if it can't be read. */
  content: z.nullable(requestContent),
  content_hash: z.string(),
  total_usd_minor: z.nullable(z.int()),
  signatures: z.array(
    z.pick(signature, { role: true, decision: true, by: true, for: true, reason: true, appearance: true, at: true }),
  ),
  checked_at: moment(),
})

export type RequestPaper = z.infer<typeof requestPaper>

/** For anyone with the code of a printed request. The code is sent in the body, so that no access log contains it. */
export const verifyPaper = endpoint({
  method: 'POST',
  path: '/request_papers/verify',
  summary: 'Compare a printed request with what was signed',
  needs: 'public',
  input: z.object({ code: line(80) }),
  output: one(requestPaper),
  errors: ['not_found', 'too_many_requests'],
})
