import { lineTotal } from '@portal/contract/money'
import { figuresOf, type Operation, pick } from './operations.ts'

interface Line {
  total: number
  readonly held: Map<number, number>
  readonly expenses: { amount: number }[]
}

/** A budget as it ought to be, kept in memory; it says what becomes of every operation. */
export class Model {
  readonly lines: Line[] = []
  readonly expenses: { amount: number }[] = []

  static used({ held, expenses }: Line): number {
    return sum([...held.values()]) + sum(expenses.map(({ amount }) => amount))
  }

  /** The status that an operation has to be answered with, and what it leaves. */
  apply(given: Operation): number {
    const line = 'line' in given ? pick(this.lines, given.line) : undefined
    const expense = 'expense' in given ? pick(this.expenses, given.expense) : undefined
    if (('line' in given && !line) || ('expense' in given && !expense)) return 0
    if (given.kind === 'add line') {
      this.lines.push({ total: lineTotal(figuresOf(given)), held: new Map(), expenses: [] })
      return 200
    }
    if (given.kind === 'release') {
      for (const one of this.lines) one.held.delete(given.document)
      return 200
    }
    if (given.kind === 'delete expense') return this.remove(expense)
    if (!line) return 0
    if (given.kind === 'edit line') return this.resize([line], lineTotal(figuresOf(given)))
    if (given.kind === 'edit two lines') {
      const other = pick(this.lines, given.line + 1)
      return other && other !== line ? this.resize([line, other], lineTotal(figuresOf(given))) : 400
    }
    if (given.kind === 'delete line') {
      if (Model.used(line) > 0) return 409
      this.lines.splice(this.lines.indexOf(line), 1)
      return 200
    }
    const room = line.total - Model.used(line)
    if (given.kind === 'post') return this.spend(line, given.money, room)
    if (given.kind === 'commit') {
      if (given.money > room + (line.held.get(given.document) ?? 0)) return 400
      line.held.set(given.document, given.money)
      return 200
    }
    if (given.kind === 'convert') {
      const own = line.held.get(given.document)
      if (own === undefined) return 404
      if (given.money > room + own) return 400
      line.held.delete(given.document)
      return this.spend(line, given.money, room + own)
    }
    if (!expense || given.money > room + (line.expenses.includes(expense) ? expense.amount : 0)) return 400
    for (const { expenses } of this.lines) if (expenses.includes(expense)) expenses.splice(expenses.indexOf(expense), 1)
    expense.amount = given.money
    line.expenses.push(expense)
    return 200
  }

  private spend(line: Line, amount: number, room: number): number {
    if (amount > room) return 400
    const expense = { amount }
    line.expenses.push(expense)
    this.expenses.push(expense)
    return 200
  }

  private resize(lines: readonly Line[], total: number): number {
    if (lines.some(line => total < Model.used(line))) return 400
    for (const line of lines) line.total = total
    return 200
  }

  private remove(expense: { amount: number } | undefined): number {
    if (!expense) return 0
    this.expenses.splice(this.expenses.indexOf(expense), 1)
    for (const { expenses } of this.lines) if (expenses.includes(expense)) expenses.splice(expenses.indexOf(expense), 1)
    return 200
  }
}

const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0)
