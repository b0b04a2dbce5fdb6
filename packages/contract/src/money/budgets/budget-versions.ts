import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint.ts'
import { one } from '../../core/api/lists.ts'
import type { FieldCode } from '../../core/fields/field-codes.ts'
import { id, moment } from '../../core/fields/fields.ts'
import { currencies } from '../../core/fields/money.ts'
import { named } from './line-references.ts'

/** What a version is called that has no moment of its own: the one the baseline was set with, and the current one. */
const namedVersions = ['baseline', 'now'] as const

const isMoment = (value: string) =>
  /^[12]\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(value) && !Number.isNaN(Date.parse(value))

/** A version of a budget: a named one, or a moment (ISO 8601 in UTC, with milliseconds) at which it is read. */
const budgetVersion = () =>
  z.string({ error: 'wrong_type' satisfies FieldCode }).check(
    z.refine(value => namedVersions.some(name => name === value) || isMoment(value), {
      error: 'unknown_value' satisfies FieldCode,
    }),
  )

/** The fields of a line that a version stores, its total apart. */
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

/** How a line differs between two versions. */
const lineChanges = ['added', 'removed', 'changed'] as const

const comparedLine = z.object({
  id: id(),
  change: z.enum(lineChanges),
  /** As the later version has it; as the earlier one has it where it was removed. */
  code: z.string(),
  name: z.string(),
  category: named,
  /** Which of its fields differ; none where it was added or removed. */
  fields: z.array(z.enum(versionFields)),
  /** Null where it was added. */
  before_minor: z.nullable(z.int()),
  /** Null where it was removed. */
  after_minor: z.nullable(z.int()),
  difference_minor: z.int(),
})

/** A line that differs between two versions of a budget. */
export type ComparedLine = z.infer<typeof comparedLine>

/** Two versions of a budget: the lines that differ, and what all lines came to. Money is in the project's currency. */
export const budgetComparison = z.object({
  project: z.object({ id: id(), code: z.string(), name: z.string(), currency: z.enum(currencies) }),
  /** What can be chosen: the moments after which the budget did not change for a while, the newest first. */
  versions: z.array(moment()),
  /** When the baseline was set; null without one, and where that was before versions were stored. */
  baseline_at: z.nullable(moment()),
  /** The versions that are compared. */
  from: z.string(),
  to: z.string(),
  before_minor: z.int(),
  after_minor: z.int(),
  difference_minor: z.int(),
  lines: z.array(comparedLine),
  /** Those that are alike in both. */
  unchanged: z.object({ lines: z.int(), total_minor: z.int() }),
})

/** Two versions of a budget. */
export type BudgetComparison = z.infer<typeof budgetComparison>

/**
 * GET /projects/:id/budget_comparison: what differs from one version to the other. Without `from` it is the baseline,
 * or the oldest version that can be chosen; without `to` the current budget.
 */
export const compareBudget = endpoint({
  method: 'GET',
  path: '/projects/:id/budget_comparison',
  summary: 'Compare two versions of a budget',
  needs: ['budget', 'view'],
  input: z.object({ id: id(), from: z.optional(budgetVersion()), to: z.optional(budgetVersion()) }),
  output: one(budgetComparison),
  errors: ['invalid', 'not_found'],
})
