import type { BudgetReport, ProjectReport } from '@portal/contract/workspace/reports'
import { fileName } from '../../../../blocks/files/save-file.ts'
import type { Report } from '../../../../workspace/reports/report.ts'
import { activitiesTable } from './activities.ts'
import { budgetTable } from './budget.ts'
import { expensesTable } from './expenses.ts'
import { budgetFacts, projectFacts } from './facts.ts'
import { leftOutNotes, overBudgetNotes, rateNotes } from './money.ts'
import { monthsTable } from './months.ts'
import type { ReportWords } from './report-words.ts'

/** The report on a project: its facts, and its activities if the person may see them. */
export const projectReportOf = (words: ReportWords, data: ProjectReport): Report => {
  const { as_of, project, activities, totals } = data
  return {
    title: words.t('project_title', { name: project.name }),
    file: fileName(project.code, 'project', as_of),
    asOf: as_of,
    facts: projectFacts(words, data),
    tables: activities ? [activitiesTable(words, project, activities)] : [],
    notes: [...rateNotes(words, project, totals ? 'rate_note' : 'project_rate_note'), ...leftOutNotes(words, totals)],
  }
}

/** The report on a budget: facts, lines, expenses, and months. */
export const budgetReportOf = (words: ReportWords, data: BudgetReport): Report => {
  const { as_of, budget, expenses, monthly } = data
  const { project } = budget
  return {
    title: words.t('budget_title', { name: project.name }),
    file: fileName(project.code, 'budget', as_of),
    asOf: as_of,
    facts: budgetFacts(words, data),
    tables: [budgetTable(words, budget), expensesTable(words, project.currency, expenses), monthsTable(words, monthly)],
    notes: [
      ...overBudgetNotes(words, budget),
      ...rateNotes(words, project, 'rate_note'),
      ...leftOutNotes(words, budget.totals),
    ],
  }
}
