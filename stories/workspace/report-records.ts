import { readBudgetReport, readProjectReport } from '@portal/contract/workspace/reports'
import { budget, monthly } from '../money/budget-records.ts'
import { activities } from '../programmes/activity-records.ts'
import { expenses, water } from '../programmes/project-records.ts'
import type { FakeApi } from '../support/fake-api.ts'

const AS_OF = '2026-08-31'

const { id, code, name } = water
const named = { id, code, name }

/** Fakes the requests behind the reports of a project and its budget according to the contract. */
export const answerReports = (api: FakeApi): void => {
  const own = activities.filter(({ project }) => project.id === id)
  api.on(readProjectReport, () => ({
    data: { as_of: AS_OF, project: water, activities: own, totals: budget.totals },
  }))
  api.on(readBudgetReport, () => ({
    data: {
      ...{ as_of: AS_OF, expenses: expenses.toReversed() },
      budget: { ...budget, project: { ...budget.project, ...named } },
      monthly: { ...monthly, project: { ...monthly.project, ...named } },
    },
  }))
}
