import * as z from 'zod/mini'
import { crud } from '../core/api/crud.ts'
import { endpoint } from '../core/api/endpoint.ts'
import { listQuery, one, page } from '../core/api/lists.ts'
import { chosenId, day, id, line, number, optionalLine, version } from '../core/fields/fields.ts'
import { limits } from '../core/fields/limits.ts'
import type { Need } from '../core/rights/needs.ts'

const most = 1_000_000_000_000

const indicatorDraft = z.object({
  name: line(),
  unit: line(limits.name_length),
  activity_id: z.optional(chosenId()),
  baseline: number(most),
  target: number(most),
})

const indicatorValue = z.object({ date: z.string(), value: z.number(), note: z.nullable(z.string()) })

const indicator = z.object({
  id: id(),
  project_id: id(),
  activity: z.nullable(z.object({ id: id(), code: z.string(), name: z.string() })),
  name: z.string(),
  unit: z.string(),
  baseline: z.number(),
  target: z.number(),
  values: z.array(indicatorValue),
  version: version(),
  can: z.object({ edit: z.boolean(), delete: z.boolean(), record: z.boolean() }),
})

export type Indicator = z.infer<typeof indicator>

/** Whole per cent, rounded down, also towards a falling target. Null without values or distance. */
export const achievedPercent = ({ baseline, target, values }: Pick<Indicator, 'baseline' | 'target' | 'values'>) => {
  const value = values.at(-1)?.value
  if (value === undefined || target === baseline) return null
  // Calculates with integer hundredths, because 0.1 + 0.2 isn't 0.3 in floating point.
  const whole = (figure: number) => Math.round(figure * 100)
  return Math.floor(((whole(value) - whole(baseline)) * 100) / (whole(target) - whole(baseline)))
}

const edit: Need = ['projects', 'edit']

const listPath = '/indicators'

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

export const listIndicators = endpoint({
  method: 'GET',
  path: listPath,
  summary: 'List indicators of a project',
  needs: ['projects', 'view'],
  input: z.extend(listQuery(['name', '-name']), { project_id: id(), activity_id: z.optional(id()) }),
  output: z.extend(page(indicator), { beneficiaries: people }),
  errors: ['not_found'],
})

/** Only in a project that the person sees. */
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

/** Replaces a value of the same day. */
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
