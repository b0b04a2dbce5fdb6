import type { RequestContent } from './request_records.ts'

/** The parts of a request's content, in the order in which they are read. */
export const contentParts = [
  'type',
  'project',
  'description',
  'location',
  'required_date',
  'currency',
  'direct_manager',
  'items',
  'total_minor',
] as const

/** A part of a request's content. */
export type ContentPart = (typeof contentParts)[number]

/** What a revision changed of an earlier one. */
export const changedParts = (before: RequestContent, after: RequestContent): ContentPart[] =>
  contentParts.filter(part => JSON.stringify(before[part]) !== JSON.stringify(after[part]))
