import { converted } from '@portal/contract/core/fields/money'
import { monthOf } from '@portal/contract/money/budgets/forecasts'
import type { DocumentKey } from '../../support/requests/approved.ts'

export interface Expense {
  readonly id: string
  line: number
  day: string
  amount: number
  rate: number | null
  /** Rates that it got when it was re-rated. */
  readonly rerated: number[]
  /** The request that it is an invoice of. */
  readonly document: Document | null
}

export interface Rate {
  readonly id: string
  readonly day: string
  readonly value: number
}

export interface Document {
  readonly key: DocumentKey
  readonly itemId: string
  readonly line: number
  approved: number
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, one) => sum + one, 0)

/** A project's books in memory. Lines are numbers, and every rate has a value of its own. */
export class Books {
  readonly totals: readonly number[]
  rates: Rate[] = []
  readonly withdrawn = new Set<number>()
  expenses: Expense[] = []
  deleted: Expense[] = []
  readonly documents: Document[] = []
  readonly closed = new Set<string>()
  readonly explained = new Set<string>()

  constructor(totals: readonly number[]) {
    this.totals = totals
  }

  /** The newest rate that is valid on a day. */
  rateOn(day: string): number | null {
    const known = this.rates.filter(rate => rate.day <= day).toSorted((a, b) => (a.day < b.day ? -1 : 1))
    return known.at(-1)?.value ?? null
  }

  isOpen = (...days: readonly string[]): boolean => days.every(day => !this.closed.has(monthOf(day)))

  on = (line: number): readonly Expense[] => this.expenses.filter(expense => expense.line === line)

  spent = (line: number): number => sumOf(this.on(line).map(({ amount }) => amount))

  private invoiced = (document: Document) =>
    sumOf(this.expenses.filter(expense => expense.document === document).map(({ amount }) => amount))

  hasInvoices = (document: Document): boolean => this.expenses.some(expense => expense.document === document)

  commitment = (document: Document): number => Math.max(0, document.approved - this.invoiced(document))

  committed = (line: number): number =>
    sumOf(this.documents.filter(document => document.line === line).map(this.commitment))

  left = (line: number): number => (this.totals[line] ?? 0) - this.spent(line) - this.committed(line)

  /** Expenses of open months with a rate that was withdrawn, or replaced one, and isn't that of their day. */
  get stale(): readonly Expense[] {
    return this.expenses.filter(({ rate, rerated, day }) => {
      if (rate === null || !this.isOpen(day)) return false
      const present = this.rateOn(day)
      return present !== null && present !== rate && (this.withdrawn.has(rate) || rerated.includes(rate))
    })
  }

  /** Sums of expenses: in the project's currency, in dollars, and the number without a rate. */
  static sums(expenses: readonly Expense[]) {
    return {
      minor: sumOf(expenses.map(({ amount }) => amount)),
      usd_minor: sumOf(expenses.map(({ amount, rate }) => (rate === null ? 0 : converted(amount, rate)))),
      without_rate: expenses.filter(({ rate }) => rate === null).length,
    }
  }

  /** What is spent in each month that has expenses. */
  get months(): ReadonlyMap<string, number> {
    const byMonth = Map.groupBy(this.expenses, ({ day }) => monthOf(day))
    return new Map([...byMonth].map(([month, own]) => [month, Books.sums(own).minor]))
  }
}
