import * as z from 'zod/mini'
import { endpoint } from '../core/api/endpoint.ts'
import { one, searchText } from '../core/api/lists.ts'
import { id } from '../core/fields/fields.ts'

/** Kinds of records that the global search covers, in display order. */
export const recordKinds = [
  'trainings',
  'taught_trainings',
  'projects',
  'activities',
  'sub_activities',
  'donors',
  'courses',
  'purchase_requests',
  'employment_requests',
  'users',
  'trainers',
  'evaluation_forms',
  'delegations',
  'files',
  'complaints',
] as const

export type RecordKind = (typeof recordKinds)[number]

export const foundRecord = z.object({
  kind: z.enum(recordKinds),
  id: id(),
  title_en: z.string(),
  title_ar: z.string(),
  detail: z.string(),
})

export type FoundRecord = z.infer<typeof foundRecord>

/** Returns a few records of each kind that the person sees and that match all words. */
export const searchRecords = endpoint({
  method: 'GET',
  path: '/search',
  summary: 'Records of all kinds that hold some words',
  needs: 'signed_in',
  input: z.object({ search: searchText() }),
  output: one(z.array(foundRecord)),
})
