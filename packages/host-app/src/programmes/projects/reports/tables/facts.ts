import { inDollars, knownDollars, leftInDollars } from '@portal/contract/money/budgets/project-dollars'
import type { LineTotals } from '@portal/contract/money/budgets/totals'
import type { BudgetReport, ProjectReport } from '@portal/contract/workspace/reports'
import type { CellKind, Value } from '../../../../core/workbook/kinds.ts'
import type { ReportFact } from '../../../../workspace/reports/report.ts'
import { type ProjectMoney, priced } from './money.ts'
import type { ReportWords } from './report-words.ts'

const fact = (label: string, kind: CellKind, value: Value): ReportFact => ({ label, kind, value })

/** An amount with its dollars, which are converted at the project's rate unless given. */
const amount = (
  words: ReportWords,
  project: ProjectMoney,
  label: string,
  minor: number,
  given?: number | null,
): ReportFact => {
  const dollars = inDollars(project)
  const usd = given === undefined ? dollars?.(minor) : given
  return { ...fact(priced(words, label, project.currency), 'money', minor), ...(dollars && { usd: usd ?? null }) }
}

const sums = (words: ReportWords, project: ProjectMoney, totals: LineTotals): readonly ReportFact[] => [
  amount(words, project, words.t('planned'), totals.total_minor),
  amount(words, project, words.t('spent'), totals.spent_minor, knownDollars(totals)),
  amount(words, project, words.t('committed'), totals.committed_minor),
  amount(words, project, words.t('surplus'), totals.surplus_minor, leftInDollars(project, totals)?.surplus ?? null),
  ...(inDollars(project)
    ? [
        fact(
          priced(words, words.t('exchange_difference'), 'usd'),
          'money',
          leftInDollars(project, totals)?.exchange_difference ?? null,
        ),
      ]
    : []),
]

/** The facts of a project. Includes the sums of its budget if the person may see them. */
export const projectFacts = (words: ReportWords, { project, totals }: ProjectReport): readonly ReportFact[] => {
  const { project: t } = words
  return [
    fact(t('code'), 'code', project.code),
    fact(t('name'), 'text', project.name),
    fact(t('phase'), 'text', t(`phases.${project.phase}`)),
    fact(t('donor'), 'text', project.donor.full_name),
    fact(t('type'), 'text', t(`types.${project.type}`)),
    fact(t('start_date'), 'day', project.start_date),
    fact(t('end_date'), 'day', project.end_date),
    fact(t('contract_code'), 'code', project.contract_code),
    fact(t('financial_code'), 'code', project.financial_code),
    fact(t('program_size'), 'text', t(`sizes.${project.program_size}`)),
    fact(t('team'), 'text', project.team.map(words.nameOf).join(words.language === 'ar' ? '، ' : ', ') || null),
    fact(t('drive_link'), 'link', project.drive_link),
    amount(words, project, t('budget'), project.budget_minor),
    ...(totals ? sums(words, project, totals) : []),
  ]
}

/** The facts of a budget: project, sums, and the progress of money, time, and beneficiaries. */
export const budgetFacts = (words: ReportWords, { budget, monthly }: BudgetReport): readonly ReportFact[] => {
  const { t, project: p } = words
  const { project, totals } = budget
  return [
    fact(p('code'), 'code', project.code),
    fact(p('name'), 'text', project.name),
    fact(p('start_date'), 'day', project.start_date),
    fact(p('end_date'), 'day', project.end_date),
    amount(words, project, p('budget'), project.budget_minor),
    ...sums(words, project, totals),
    fact(t('burn'), 'percent', monthly.burn_percent),
    fact(t('time'), 'percent', monthly.time_percent),
    fact(t('beneficiaries'), 'percent', monthly.beneficiaries_percent),
  ]
}
