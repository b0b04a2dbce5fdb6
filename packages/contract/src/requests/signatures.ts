import * as z from 'zod/mini'
import { id, line, moment } from '../core/fields/fields.ts'
import { limits } from '../core/fields/limits.ts'
import { type ExactDollars, isWithin } from '../core/fields/money.ts'
import { namedPerson } from '../core/records/people.ts'
import { can, type Holder, type Need } from '../core/rights/needs.ts'
import { decodeStrokes, isDrawn, strokesLength } from './strokes.ts'

/** Roles that sign a request, in this order. */
export const signatureRoles = [
  'requested_by',
  'direct_manager',
  'budget_holder',
  'procurement_department',
  'accounting_department',
] as const

export type SignatureRole = (typeof signatureRoles)[number]

/** Specification section 3. */
export const locations = ['syria', 'turkey'] as const

export type Location = (typeof locations)[number]

export type Department = 'procurement' | 'accounting' | 'operations'

/** A department's officers act per location. */
export const officerNeed = (department: Department, location: Location): Need => [
  'specials',
  `${department}_officer_${location}`,
]

export const offices = [
  'direct_manager',
  'budget_holder',
  'procurement_department_syria',
  'procurement_department_turkey',
  'accounting_department_syria',
  'accounting_department_turkey',
] as const

export type Office = (typeof offices)[number]

export const officeOf = (role: Exclude<SignatureRole, 'requested_by'>, location: Location): Office =>
  role === 'direct_manager' || role === 'budget_holder' ? role : `${role}_${location}`

/** Text key of a role whose signature is pending. "Requested by" would read as if it were signed. */
export const openRoleText = (role: SignatureRole): 'requester' | `roles.${Exclude<SignatureRole, 'requested_by'>}` =>
  role === 'requested_by' ? 'requester' : `roles.${role}`

/** Limits of budget holders, lowest first. */
export const budgetTiers = [
  'budget_hold_100',
  'budget_hold_250',
  'budget_hold_500',
  'budget_hold_3000',
  'budget_hold_10000',
  'budget_hold_unlimited',
] as const

export type BudgetTier = (typeof budgetTiers)[number]

const largest: Readonly<Record<BudgetTier, number>> = {
  budget_hold_100: 100_00,
  budget_hold_250: 250_00,
  budget_hold_500: 500_00,
  budget_hold_3000: 3000_00,
  budget_hold_10000: 10_000_00,
  budget_hold_unlimited: Number.POSITIVE_INFINITY,
}

/** The lowest limit for an exact total, inclusive: 100.00 needs 100, and 100.001 needs 250. */
export const tierFor = (total: ExactDollars): BudgetTier =>
  budgetTiers.find(tier => isWithin(total, largest[tier])) ?? 'budget_hold_unlimited'

/** Largest total in cents to sign as budget holder. Null for none. The CEO has no limit. */
export const limitOf = (user: Holder): number | null => {
  if (can(user, ['specials', 'ceo'])) return Number.POSITIVE_INFINITY
  const tier = budgetTiers.findLast(tier => can(user, ['specials', tier]))
  return tier ? largest[tier] : null
}

const drawnStrokes = z.string({ error: 'wrong_type' }).check(
  z.minLength(1, { error: 'field_empty', abort: true }),
  z.maxLength(strokesLength, { error: 'too_long', abort: true }),
  z.refine(value => decodeStrokes(value) !== null, { error: 'wrong_type', abort: true }),
  z.refine(value => isDrawn(decodeStrokes(value) ?? []), { error: 'field_empty' }),
)

/** Drawn signatures, encoded as strokes, and typed ones are equally valid. */
export const appearanceDraft = z.discriminatedUnion(
  'kind',
  [
    z.object({ kind: z.literal('drawn'), strokes: drawnStrokes }),
    z.object({ kind: z.literal('typed'), text: line(limits.name_length) }),
  ],
  { error: 'wrong_type' },
)

const appearance = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('drawn'), strokes: z.string() }),
  z.object({ kind: z.literal('typed'), text: z.string() }),
])

export type SignatureAppearance = z.infer<typeof appearance>

/** A signature or rejection. Never changes. Signatures to earlier revisions are void but remain readable. */
export const signature = z.object({
  id: id(),
  sequence: z.int(),
  role: z.enum(signatureRoles),
  decision: z.enum(['sign', 'reject']),
  revision: z.int(),
  by: z.nullable(namedPerson),
  /** The role's owner if it was signed by delegation. */
  for: z.nullable(namedPerson),
  reason: z.nullable(z.string()),
  /** Null for rejections, and for signatures older than appearances. */
  appearance: z.nullable(appearance),
  content_hash: z.string(),
  at: moment(),
})
