import * as z from 'zod/mini'
import { endpoint } from '../core/api/endpoint.ts'
import { one } from '../core/api/lists.ts'
import { id, moment } from '../core/fields/fields.ts'
import type { Need } from '../core/rights/needs.ts'

/** The chain contains every kind of request, so checking it requires access to all of them. */
export const chainNeed = {
  allOf: [
    ['purchase_requests', 'view_all'],
    ['employment_requests', 'view_all'],
  ],
} as const satisfies Need

const textOrNull = z.nullable(z.string())

/** Any JSON value. Hashes cover all of it, whether or not this version knows it. */
const anyJson = z.custom<z.core.util.JSONType>(value => value !== undefined)

/** Older versions omit the field or store null. Then it isn't part of the hash. */
const later = <Schema extends z.core.$ZodType>(schema: Schema) => z.optional(z.nullable(schema))

const signedName = z.strictObject({ full_name_en: z.string(), full_name_ar: z.string() })

export type SignedName = z.infer<typeof signedName>

/** A link of the chain, with every hashed field: a signature, a rejection, or a state change, which has no role. */
export const chainLink = z.strictObject({
  id: z.string(),
  sequence: z.int(),
  request_id: z.string(),
  revision: z.int(),
  role: textOrNull,
  decision: z.string(),
  by_user: z.string(),
  for_user: textOrNull,
  reason: textOrNull,
  appearance: z.nullable(anyJson),
  content_hash: z.string(),
  usd_rate: z.nullable(z.number()),
  total_usd_minor: z.nullable(z.number()),
  /** The rate as it was entered, if that was in units for one dollar. */
  per_usd: later(z.number()),
  state: later(z.string()),
  next_role: later(z.string()),
  by_name: later(signedName),
  for_name: later(signedName),
  at: moment(),
  previous_hash: z.string(),
  hash: z.string(),
})

export const chainRevision = z.strictObject({
  request_id: z.string(),
  number: z.int(),
  content: anyJson,
  content_hash: z.string(),
  by_user: z.string(),
  at: moment(),
  paper_code: z.string(),
  /** Whether the chain contains every state change. Older versions linked signatures only. */
  has_steps: later(z.literal(true)),
})

const chainSeal = z.strictObject({ hash: z.string(), key: z.string(), seal: z.string() })

const chainHead = z.strictObject({ sequence: z.int(), hash: z.string() })

export const chainEvidence = z.strictObject({
  links: z.array(chainLink),
  revisions: z.array(chainRevision),
  seals: z.array(chainSeal),
  heads: z.array(chainHead),
})

export type ChainEvidence = z.infer<typeof chainEvidence>

const chainBreakCodes = [
  'signature_missing',
  'signature_changed',
  'signature_unlinked',
  'revision_missing',
  'revision_changed',
  'content_changed',
  'content_differs',
  'seal_missing',
  'seal_wrong',
  'seal_unknown_key',
  'seal_without_subject',
  'head_wrong',
  'request_differs',
  'unreadable',
  'bundle_changed',
] as const

/** A defect of the chain, and the link or revision it affects. */
export const chainBreak = z.object({
  code: z.enum(chainBreakCodes),
  sequence: z.nullable(z.int()),
  /** The last link of an unreadable range. Omitted for a single link. */
  last: z.optional(z.int()),
  request_id: z.nullable(z.string()),
  revision: z.nullable(z.int()),
})

export type ChainBreak = z.infer<typeof chainBreak>

/** Start with the first break. It can cause the ones after it. */
export const chainReport = z.object({
  links: z.int(),
  revisions: z.int(),
  head: z.nullable(z.object({ sequence: z.int(), hash: z.string() })),
  keys: z.array(z.object({ key: z.string(), seals: z.int(), is_own: z.boolean() })),
  breaks: z.array(z.extend(chainBreak, { reference: z.nullable(z.string()) })),
  /** Total number of breaks. `breaks` lists only the first ones. */
  broken: z.int(),
  checked_at: moment(),
})

export type ChainReport = z.infer<typeof chainReport>

/** A range of unreadable links. Null if what can't be read belongs to no link. */
const unreadablePlace = z.strictObject({ first: z.nullable(z.int()), last: z.nullable(z.int()) })

export type UnreadablePlace = z.infer<typeof unreadablePlace>

/** An export that can be verified without the portal: the whole chain, or the part of one request. */
export const chainBundle = z.strictObject({
  format: z.literal('portal-signatures-1'),
  exported_at: moment(),
  request_id: textOrNull,
  evidence: chainEvidence,
  /** What is missing because it couldn't be read. Omitted if nothing is. */
  unreadable: z.optional(z.array(unreadablePlace)),
  people: z.array(z.strictObject({ id: z.string(), full_name_en: z.string(), full_name_ar: z.string() })),
  /** Covers all other fields. */
  key: z.string(),
  seal: z.string(),
})

export type ChainBundle = z.infer<typeof chainBundle>

export const readChain = endpoint({
  method: 'GET',
  path: '/signature_chain',
  summary: 'Check all signatures',
  needs: chainNeed,
  input: z.object({}),
  output: one(chainReport),
  errors: ['too_many_jobs', 'busy'],
})

/** Input of `npm run verify -- bundle.json`. */
export const readBundle = endpoint({
  method: 'GET',
  path: '/signature_chain/bundle',
  summary: 'Signatures as a file that is checked without the portal',
  needs: chainNeed,
  input: z.object({ request_id: z.optional(id()) }),
  output: one(chainBundle),
  errors: ['not_found', 'too_many_jobs', 'busy'],
})
