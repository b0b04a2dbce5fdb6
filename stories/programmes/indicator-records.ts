import {
  addIndicator,
  deleteIndicator,
  editIndicator,
  type Indicator,
  listIndicators,
  readIndicator,
  recordIndicatorValue,
} from '@portal/contract/programmes/indicators'
import type { FakeApi } from '../support/fake-api.ts'
import { idOf, pageIn, storeOf } from '../support/fake-rows.ts'

const can = { edit: true, delete: true, record: true }

/** Indicators of a project: one in progress, and one without measurements. */
export const indicators: readonly Indicator[] = [
  {
    ...{ id: idOf(971), project_id: idOf(801), activity: null, name: 'Wells in use', unit: 'wells', version: 1, can },
    ...{ baseline: 2, target: 12 },
    values: [
      { date: '2025-04-30', value: 4, note: null },
      { date: '2025-06-05', value: 7.5, note: 'One well is dry in summer' },
    ],
  },
  {
    ...{ id: idOf(972), project_id: idOf(801), name: 'أسر تصلها المياه', unit: '%', version: 1, can },
    ...{
      activity: { id: idOf(973), code: 'EMH-02.3', name: 'Training of pump operators' },
      baseline: 40,
      target: 90,
      values: [],
    },
  },
]

/** Fakes the requests of these indicators. */
export const answerIndicators = (api: FakeApi, rows: readonly Indicator[] = indicators): void => {
  const stored = storeOf(rows)
  api.on(listIndicators, ({ project_id: _, activity_id: __, ...input }) => ({
    ...pageIn(stored.rows(), input),
    beneficiaries: { planned: 2000, actual: 1240 },
  }))
  api.on(readIndicator, ({ id }) => ({ data: stored.find(id) }))
  api.on(addIndicator, ({ activity_id: _, ...draft }) =>
    stored.keep({ ...draft, id: idOf(979), activity: null, values: [], version: 1, can }),
  )
  api.on(editIndicator, ({ id, version, activity_id: _, ...draft }) => stored.change(id, version, draft))
  api.on(recordIndicatorValue, ({ id, version, date, value, note }) =>
    stored.change(id, version, { values: [...stored.find(id).values, { date, value, note: note ?? null }] }),
  )
  api.on(deleteIndicator, ({ id }) => stored.remove(id))
}
