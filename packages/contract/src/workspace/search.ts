import * as z from 'zod/mini'
import { endpoint } from '../core/api/endpoint.ts'
import { one, searchText } from '../core/api/lists.ts'
import { id } from '../core/fields/fields.ts'

/** Records that can be searched for, all kinds at once, in the order in which they are shown. */
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

/** A kind of record that can be searched for. */
export type RecordKind = (typeof recordKinds)[number]

/** A record that was found: its name in both languages, where it has two, and its code or what else identifies it. */
export const foundRecord = z.object({
  kind: z.enum(recordKinds),
  id: id(),
  title_en: z.string(),
  title_ar: z.string(),
  detail: z.string(),
})

/** A record that was found. */
export type FoundRecord = z.infer<typeof foundRecord>

/** GET /search: a few records of each kind that the person sees and whose words contain all that is searched for. */
export const searchRecords = endpoint({
  method: 'GET',
  path: '/search',
  summary: 'Records of all kinds that hold some words',
  needs: 'signed_in',
  input: z.object({ search: searchText() }),
  output: one(z.array(foundRecord)),
})
