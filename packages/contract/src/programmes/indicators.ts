import * as z from 'zod/mini'
import { crud } from '../core/api/crud.ts'
import { endpoint } from '../core/api/endpoint.ts'
import { listQuery, one, page } from '../core/api/lists.ts'
import { chosenId, day, id, line, number, optionalLine, version } from '../core/fields/fields.ts'
import { limits } from '../core/fields/limits.ts'
import type { Need } from '../core/rights/needs.ts'

const most = 1_000_000_000_000

/** The fields of an indicator: what is measured, from where, and how far it is to come. */
const indicatorDraft = z.object({
  name: line(),
  unit: line(limits.name_length),
  activity_id: z.optional(chosenId()),
  baseline: number(most),
  target: number(most),
})

/** A value that was measured on a day. */
const indicatorValue = z.object({ date: z.string(), value: z.number(), note: z.nullable(z.string()) })

/** An indicator of a project, or of one of its activities, with its actual values by date. */
const indicator = z.object({
  id: id(),
  project_id: id(),
  activity: z.nullable(z.object({ id: id(), code: z.string(), name: z.string() })),
  name: z.string(),
  unit: z.string(),
  baseline: z.number(),
  target: z.number(),
  /** The oldest first. */
  values: z.array(indicatorValue),
  version: version(),
  can: z.object({ edit: z.boolean(), delete: z.boolean(), record: z.boolean() }),
})

/** An indicator of a project, or of one of its activities. */
export type Indicator = z.infer<typeof indicator>

/**
 * How much of the way from baseline to target has been gone, in per cent, rounded down; null without a value, and where
 * there is no way to go. A target below the baseline is reached by falling.
 */
export const achievedPercent = ({ baseline, target, values }: Pick<Indicator, 'baseline' | 'target' | 'values'>) => {
  const value = values.at(-1)?.value
  if (value === undefined || target === baseline) return null
  // Hundredths are whole numbers: 0.1 + 0.2 would fall short of 0.3.
  const whole = (figure: number) => Math.round(figure * 100)
  return Math.floor(((whole(value) - whole(baseline)) * 100) / (whole(target) - whole(baseline)))
}

const edit: Need = ['projects', 'edit']

const listPath = '/indicators'

/** The usual endpoints but the list, which contains beneficiaries too. */
export const {
  read: readIndicator,
  edit: editIndicator,
  delete: deleteIndicator,
} = crud({
  path: listPath,
  names: ['an indicator', 'indicators'],
  record: indicator,
  draft: indicatorDraft,
  query: listQuery(['name', '-name']),
  needs: { view: ['projects', 'view'], edit, delete: edit },
})

const people = z.object({ planned: z.int(), actual: z.int() })

/** GET /indicators: of a project that one sees, or of one of its activities; with the beneficiaries of the same. */
export const listIndicators = endpoint({
  method: 'GET',
  path: listPath,
  summary: 'List indicators of a project',
  needs: ['projects', 'view'],
  input: z.extend(listQuery(['name', '-name']), { project_id: id(), activity_id: z.optional(id()) }),
  output: z.extend(page(indicator), { beneficiaries: people }),
  errors: ['not_found'],
})

/** POST /indicators: in a project that one sees. */
export const addIndicator = endpoint({
  method: 'POST',
  path: listPath,
  summary: 'Add an indicator',
  needs: edit,
  input: z.extend(indicatorDraft, { project_id: chosenId() }),
  output: one(indicator),
  touches: [listPath],
  errors: ['invalid', 'not_found'],
})

/** POST /indicators/:id/values: what was measured on a day; a value of the same day is replaced. */
export const recordIndicatorValue = endpoint({
  method: 'POST',
  path: '/indicators/:id/values',
  summary: 'Record a value of an indicator',
  needs: { anyOf: [edit, ['activities', 'updates']] },
  input: z.object({ id: id(), version: version(), date: day(), value: number(most), note: optionalLine() }),
  output: one(indicator),
  touches: [listPath, '/indicators/:id'],
  seenBy: ['projects', 'view'],
  errors: ['invalid', 'not_found', 'changed_meanwhile'],
})
