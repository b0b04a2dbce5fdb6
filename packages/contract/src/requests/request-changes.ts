import type { Employment, RequestContent } from './request-records.ts'

/** What only an employment request says, in the order in which it is read. */
export const employmentParts = [
  'posts',
  'months',
  'contract_type',
  'monthly_cost_minor',
  'justification',
] as const satisfies readonly (keyof Employment)[]

/** What every request says that a signature is given to, in the order in which it is read. */
export const commonParts = [
  'type',
  'project',
  'description',
  'location',
  'required_date',
  'currency',
  'direct_manager',
  'items',
  'total_minor',
] as const satisfies readonly (keyof RequestContent)[]

/**
 * What of a request can differ from what was signed: its reference, a part of its content, its total in dollars, or its
 * state, which includes who is to sign next.
 */
export const requestParts = [
  'reference',
  'requester',
  ...commonParts,
  ...employmentParts,
  'total_usd',
  'state',
] as const

/** What of a request can differ from what was signed. */
export type RequestPart = (typeof requestParts)[number]

/** A part of a request's content. */
export type ContentPart = (typeof commonParts)[number] | (typeof employmentParts)[number]

/** What a revision changed of an earlier one. */
export const changedParts = (before: RequestContent, after: RequestContent): ContentPart[] => [
  ...commonParts.filter(part => JSON.stringify(before[part]) !== JSON.stringify(after[part])),
  ...employmentParts.filter(part => before.employment?.[part] !== after.employment?.[part]),
]

/** Whether a part is one that only an employment request has. */
export const isEmploymentPart = (part: ContentPart): part is (typeof employmentParts)[number] =>
  employmentParts.some(one => one === part)
