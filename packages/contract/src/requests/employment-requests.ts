import * as z from 'zod/mini'
import { choice, line, minor, positive, text } from '../core/fields/fields.ts'
import { limits } from '../core/fields/limits.ts'
import { paidFrom } from './request-items.ts'
import { contractTypes } from './request-records.ts'
import { requestDraft, requestEndpoints } from './requests.ts'

const draft = z.extend(requestDraft, {
  description: line(),
  posts: positive(limits.request_posts),
  months: positive(limits.request_months),
  contract_type: choice(contractTypes),
  /** Per post. */
  monthly_cost_minor: minor(),
  justification: text(limits.text_length),
  ...paidFrom,
})

/** Employment requests are signed like purchase requests. */
export const employmentRequests = requestEndpoints('employment_requests', draft)
