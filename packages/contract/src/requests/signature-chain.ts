import * as z from 'zod/mini'
import { endpoint } from '../core/api/endpoint.ts'
import { one } from '../core/api/lists.ts'
import { id, moment } from '../core/fields/fields.ts'
import type { Need } from '../core/rights/needs.ts'

/** Who checks the chain of signatures: it contains requests of every kind, so whoever may see all of them. */
export const chainNeed = {
  allOf: [
    ['purchase_requests', 'view_all'],
    ['employment_requests', 'view_all'],
  ],
} as const satisfies Need

const textOrNull = z.nullable(z.string())

/** Whatever JSON says: all of it is hashed, whether a later version knows it or not. */
const anyJson = z.custom<z.core.util.JSONType>(value => value !== undefined)

/** Missing, or null, in what older versions wrote: then it is no part of the hash either. */
const later = <Schema extends z.core.$ZodType>(schema: Schema) => z.optional(z.nullable(schema))

const signedName = z.strictObject({ full_name_en: z.string(), full_name_ar: z.string() })

/** The names of somebody at the time of a signature. */
export type SignedName = z.infer<typeof signedName>

/**
 * A link of the chain with every field that its hash is made of: a signature, a rejection, or a step that changed the
 * request's state, which has no role.
 */
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
  /** What the request's state is from here on, and who is to sign next. */
  state: later(z.string()),
  next_role: later(z.string()),
  /** The names of who signed, and for whom, as they were. */
  by_name: later(signedName),
  for_name: later(signedName),
  at: moment(),
  previous_hash: z.string(),
  hash: z.string(),
})

/** A revision as it is stored: what was signed, whole. */
export const chainRevision = z.strictObject({
  request_id: z.string(),
  number: z.int(),
  content: anyJson,
  content_hash: z.string(),
  by_user: z.string(),
  at: moment(),
  paper_code: z.string(),
  /** Whether every change of the request's state is a link; older versions linked signatures only. */
  has_steps: later(z.literal(true)),
})

/** The Ed25519 seal over a hash, with the public key by which it is checked. */
const chainSeal = z.strictObject({ hash: z.string(), key: z.string(), seal: z.string() })

const chainHead = z.strictObject({ sequence: z.int(), hash: z.string() })

/** All that the chain is checked by. */
export const chainEvidence = z.strictObject({
  links: z.array(chainLink),
  revisions: z.array(chainRevision),
  seals: z.array(chainSeal),
  heads: z.array(chainHead),
})

/** All that the chain is checked by. */
export type ChainEvidence = z.infer<typeof chainEvidence>

/** What can be wrong with the chain. */
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

/** Something that is wrong with the chain, and where: at which link, or in which revision of a request. */
export const chainBreak = z.object({
  code: z.enum(chainBreakCodes),
  sequence: z.nullable(z.int()),
  /** The last link of several that cannot be read; missing where it is one. */
  last: z.optional(z.int()),
  request_id: z.nullable(z.string()),
  revision: z.nullable(z.int()),
})

/** Something that is wrong with the chain. */
export type ChainBreak = z.infer<typeof chainBreak>

/** What a check found: the first break is the one to look at, since it breaks what follows. */
export const chainReport = z.object({
  links: z.int(),
  revisions: z.int(),
  /** The last link; null where nothing was signed. */
  head: z.nullable(z.object({ sequence: z.int(), hash: z.string() })),
  /** The keys of the seals, and how many each has made. */
  keys: z.array(z.object({ key: z.string(), seals: z.int(), is_own: z.boolean() })),
  breaks: z.array(z.extend(chainBreak, { reference: z.nullable(z.string()) })),
  /** How many breaks there are; only the first are listed. */
  broken: z.int(),
  checked_at: moment(),
})

/** What a check found. */
export type ChainReport = z.infer<typeof chainReport>

/** Links that cannot be read, from the first to the last; null where it is something that belongs to no link. */
const unreadablePlace = z.strictObject({ first: z.nullable(z.int()), last: z.nullable(z.int()) })

/** Links that cannot be read. */
export type UnreadablePlace = z.infer<typeof unreadablePlace>

/** The chain as a file that is checked without the portal: all of it, or the part of one request. */
export const chainBundle = z.strictObject({
  format: z.literal('portal-signatures-1'),
  exported_at: moment(),
  /** Of which request; null where it is the whole chain. */
  request_id: textOrNull,
  evidence: chainEvidence,
  /** What is not in it, because it could not be read; missing where all could be. */
  unreadable: z.optional(z.array(unreadablePlace)),
  /** The names of those who signed, and for whom. */
  people: z.array(z.strictObject({ id: z.string(), full_name_en: z.string(), full_name_ar: z.string() })),
  /** The seal over all the rest. */
  key: z.string(),
  seal: z.string(),
})

/** The chain as a file that is checked without the portal. */
export type ChainBundle = z.infer<typeof chainBundle>

/** GET /signature_chain: checks the chain, and what is in the requests against what was signed. */
export const readChain = endpoint({
  method: 'GET',
  path: '/signature_chain',
  summary: 'Check all signatures',
  needs: chainNeed,
  input: z.object({}),
  output: one(chainReport),
  errors: ['too_many_jobs', 'busy'],
})

/** GET /signature_chain/bundle: for `npm run verify -- bundle.json`. */
export const readBundle = endpoint({
  method: 'GET',
  path: '/signature_chain/bundle',
  summary: 'Signatures as a file that is checked without the portal',
  needs: chainNeed,
  input: z.object({ request_id: z.optional(id()) }),
  output: one(chainBundle),
  errors: ['not_found', 'too_many_jobs', 'busy'],
})
