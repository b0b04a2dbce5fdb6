import * as z from 'zod/mini'
import { id, line, moment } from '../core/fields/fields.ts'
import { limits } from '../core/fields/limits.ts'
import { type ExactDollars, isWithin } from '../core/fields/money.ts'
import { namedPerson } from '../core/records/people.ts'
import { can, type Holder, type Need } from '../core/rights/needs.ts'
import { decodeStrokes, isDrawn, strokesLength } from './strokes.ts'

/** The roles in which a purchase request is signed, in their order (decision 7). */
export const signatureRoles = [
  'requested_by',
  'direct_manager',
  'budget_holder',
  'procurement_department',
  'accounting_department',
] as const

/** A role in which a purchase request is signed. */
export type SignatureRole = (typeof signatureRoles)[number]

/** Where things are bought (specification section 3). */
export const locations = ['syria', 'turkey'] as const

/** Where things are bought. */
export type Location = (typeof locations)[number]

/** Departments with an officer in each location. */
export type Department = 'procurement' | 'accounting' | 'operations'

/** Who acts for a department: its officers are chosen by the request's location (decision 11). */
export const officerNeed = (department: Department, location: Location): Need => [
  'specials',
  `${department}_officer_${location}`,
]

/** What somebody has to be to sign after the requester. */
export const offices = [
  'direct_manager',
  'budget_holder',
  'procurement_department_syria',
  'procurement_department_turkey',
  'accounting_department_syria',
  'accounting_department_turkey',
] as const

/** What somebody has to be to sign after the requester. */
export type Office = (typeof offices)[number]

/** Who signs in a role: the departments have an officer in each location. */
export const officeOf = (role: Exclude<SignatureRole, 'requested_by'>, location: Location): Office =>
  role === 'direct_manager' || role === 'budget_holder' ? role : `${role}_${location}`

/**
 * The text of a role in which nobody has signed yet, by its key: roles are called as they are printed, but nothing waits
 * for "requested by", and nobody signs as that.
 */
export const openRoleText = (role: SignatureRole): 'requester' | `roles.${Exclude<SignatureRole, 'requested_by'>}` =>
  role === 'requested_by' ? 'requester' : `roles.${role}`

/** The limits of budget holders, the lowest first (specification section 9). */
export const budgetTiers = [
  'budget_hold_100',
  'budget_hold_250',
  'budget_hold_500',
  'budget_hold_3000',
  'budget_hold_10000',
  'budget_hold_unlimited',
] as const

/** The limit of a budget holder, by its command. */
export type BudgetTier = (typeof budgetTiers)[number]

const largest: Readonly<Record<BudgetTier, number>> = {
  budget_hold_100: 100_00,
  budget_hold_250: 250_00,
  budget_hold_500: 500_00,
  budget_hold_3000: 3000_00,
  budget_hold_10000: 10_000_00,
  budget_hold_unlimited: Number.POSITIVE_INFINITY,
}

/** The lowest limit that an exact total fits into, inclusive: 100.00 fits 100, 100.001 needs 250 (decisions 9, 58). */
export const tierFor = (total: ExactDollars): BudgetTier =>
  budgetTiers.find(tier => isWithin(total, largest[tier])) ?? 'budget_hold_unlimited'

/** The largest total in cents that a person may sign as budget holder, or null for none; the CEO has no limit. */
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

/** What a signature looks like, as it is given: drawn, as encoded strokes, or typed. Both count alike. */
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

/** What a signature looks like. */
export type SignatureAppearance = z.infer<typeof appearance>

/** A signature, or the refusal to sign; never changed. Those of earlier revisions are void and stay readable. */
export const signature = z.object({
  id: id(),
  /** Its place in the chain of all signatures. */
  sequence: z.int(),
  role: z.enum(signatureRoles),
  decision: z.enum(['sign', 'reject']),
  revision: z.int(),
  by: z.nullable(namedPerson),
  /** Whose role it was, where it was signed by delegation. */
  for: z.nullable(namedPerson),
  reason: z.nullable(z.string()),
  /** Null for a refusal, and for signatures from before there were any. */
  appearance: z.nullable(appearance),
  content_hash: z.string(),
  at: moment(),
})
