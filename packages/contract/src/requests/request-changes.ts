import type { Employment, RequestContent } from './request-records.ts'

/** Parts of employment requests only, in reading order. */
export const employmentParts = [
  'posts',
  'months',
  'contract_type',
  'monthly_cost_minor',
  'justification',
] as const satisfies readonly (keyof Employment)[]

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

/** Parts in which a request can differ from what was signed. `state` includes the next signer. */
export const requestParts = [
  'reference',
  'requester',
  ...commonParts,
  ...employmentParts,
  'total_usd',
  'state',
] as const

export type RequestPart = (typeof requestParts)[number]

export type ContentPart = (typeof commonParts)[number] | (typeof employmentParts)[number]

export const changedParts = (before: RequestContent, after: RequestContent): ContentPart[] => [
  ...commonParts.filter(part => JSON.stringify(before[part]) !== JSON.stringify(after[part])),
  ...employmentParts.filter(part => before.employment?.[part] !== after.employment?.[part]),
]

export const isEmploymentPart = (part: ContentPart): part is (typeof employmentParts)[number] =>
  employmentParts.some(one => one === part)
