import { type Currency, overBudget } from '@portal/contract/core/fields/money'
import type { Budget } from '@portal/contract/money/budgets/budgets'
import { inDollars, type ProjectRate } from '@portal/contract/money/budgets/project-dollars'
import type { LineTotals } from '@portal/contract/money/budgets/totals'
import { formatDate } from '@portal/ui/DateText'
import { formatMoney, signOf } from '@portal/ui/Money'
import { rateWords } from '../../../../money/exchange-rates/shared/RateText.tsx'
import type { ReportColumn } from '../../../../workspace/reports/report.ts'
import type { ReportWords } from './report-words.ts'

/** A project's currency, and its rate with the day that it is from. */
export interface ProjectMoney extends ProjectRate {
  readonly usd_rate_date: string | null
}

/** A label with its currency, such as `Spent, €`. */
export const priced = ({ t }: ReportWords, name: string, currency: Currency): string =>
  t('in', { name, sign: signOf(currency) })

/** A money column. `usd` returns the dollars of a row if they don't use the project's rate. */
interface MoneyOf<Row> {
  readonly id: string
  readonly header: string
  readonly of: (row: Row) => number | null
  readonly usd?: (row: Row) => number | null
}

/** A money column, with dollars if the project's currency is another. */
export const moneyColumn = <Row>(
  words: ReportWords,
  project: ProjectMoney,
  { id, header, of, usd }: MoneyOf<Row>,
): ReportColumn<Row> => {
  const dollars = inDollars(project)
  const inUsd = (row: Row) => {
    if (usd) return usd(row)
    const minor = of(row)
    return minor === null || !dollars ? null : dollars(minor)
  }
  return {
    ...{ id, of, kind: 'money', width: 14, header: priced(words, header, project.currency) },
    ...(dollars && { usd: { header: priced(words, header, 'usd'), of: inUsd } }),
  }
}

/** A note on expenses missing from the dollars, if any. */
export const leftOutNotes = ({ t }: ReportWords, totals: LineTotals | null | undefined): readonly string[] =>
  totals && totals.without_rate > 0 ? [t('without_rate', { count: totals.without_rate })] : []

/** A note that the lines exceed the project's budget, if they do. */
export const overBudgetNotes = ({ t }: ReportWords, { project, totals }: Budget): readonly string[] => {
  const over = overBudget(project.budget_minor, totals.total_minor)
  const money = (minor: number) => formatMoney(minor, project.currency)
  if (over === 0) return []
  return [
    t('over_budget', { total: money(totals.total_minor), over: money(over), budget: money(project.budget_minor) }),
  ]
}

/** A note on the exchange rate used, or that none was known. None if everything is in dollars. */
export const rateNotes = (
  words: ReportWords,
  { currency, usd_rate, usd_rate_date }: ProjectMoney,
  key: 'rate_note' | 'project_rate_note',
): readonly string[] => {
  if (currency === 'usd') return []
  if (usd_rate === null || usd_rate_date === null) return [words.project('no_rate')]
  const date = formatDate(usd_rate_date, 'date', words.language)
  return [words.t(key, { date, rate: rateWords({ from: currency, to: 'usd', rate: usd_rate }) })]
}
