import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint.ts'
import { one } from '../../core/api/lists.ts'
import type { FieldCode } from '../../core/fields/field-codes.ts'
import { id, moment } from '../../core/fields/fields.ts'
import { currencies } from '../../core/fields/money.ts'
import { named } from './line-references.ts'

/** Versions without a timestamp: the baseline's budget and the current one. */
const namedVersions = ['baseline', 'now'] as const

const isMoment = (value: string) =>
  /^[12]\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(value) && !Number.isNaN(Date.parse(value))

/** A named version, or the timestamp to read it at (ISO 8601 in UTC, with milliseconds). */
const budgetVersion = () =>
  z.string({ error: 'wrong_type' satisfies FieldCode }).check(
    z.refine(value => namedVersions.some(name => name === value) || isMoment(value), {
      error: 'unknown_value' satisfies FieldCode,
    }),
  )

export const versionFields = [
  'category',
  'code',
  'name',
  'amount',
  'unit',
  'frequency',
  'price_minor',
  'load_percentage',
  'accounting_code',
  'transferred_minor',
] as const

const lineChanges = ['added', 'removed', 'changed'] as const

const comparedLine = z.object({
  id: id(),
  change: z.enum(lineChanges),
  /** From the later version, or from the earlier one if the line was removed. */
  code: z.string(),
  name: z.string(),
  category: named,
  /** Fields that differ. Empty for added and removed lines. */
  fields: z.array(z.enum(versionFields)),
  before_minor: z.nullable(z.int()),
  after_minor: z.nullable(z.int()),
  difference_minor: z.int(),
})

export type ComparedLine = z.infer<typeof comparedLine>

export const budgetComparison = z.object({
  project: z.object({ id: id(), code: z.string(), name: z.string(), currency: z.enum(currencies) }),
  /** Selectable versions, newest first. Each ends a burst of changes. */
  versions: z.array(moment()),
  /** Null without a baseline, or if it predates stored versions. */
  baseline_at: z.nullable(moment()),
  from: z.string(),
  to: z.string(),
  before_minor: z.int(),
  after_minor: z.int(),
  difference_minor: z.int(),
  lines: z.array(comparedLine),
  unchanged: z.object({ lines: z.int(), total_minor: z.int() }),
})

export type BudgetComparison = z.infer<typeof budgetComparison>

/** `from` defaults to the baseline, or else the oldest selectable version. `to` defaults to the current budget. */
export const compareBudget = endpoint({
  method: 'GET',
  path: '/projects/:id/budget_comparison',
  summary: 'Compare two versions of a budget',
  needs: ['budget', 'view'],
  input: z.object({ id: id(), from: z.optional(budgetVersion()), to: z.optional(budgetVersion()) }),
  output: one(budgetComparison),
  errors: ['invalid', 'not_found'],
})
