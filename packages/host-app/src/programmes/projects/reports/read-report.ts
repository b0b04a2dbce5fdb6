import { readBudgetReport, readProjectReport } from '@portal/contract/workspace/reports'
import { api } from '../../../core/api.ts'
import type { Report } from '../../../workspace/reports/report.ts'
import type { ReportWords } from './tables/report-words.ts'
import { budgetReportOf, projectReportOf } from './tables/reports.ts'

export type ReportKind = 'project' | 'budget'

/** Reads a report in the language of `words`. Throws a `ProblemError`. */
export const readReport = async (kind: ReportKind, id: string, words: ReportWords): Promise<Report> =>
  kind === 'project'
    ? projectReportOf(words, (await api(readProjectReport, { id })).data)
    : budgetReportOf(words, (await api(readBudgetReport, { id })).data)
