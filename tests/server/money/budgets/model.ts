import { type LineTotalInput, lineTotal } from '@portal/contract/core/fields/money'
import { type FileOfExpenses, type FileOfItems, figuresOf, type Operation, pick } from './operations.ts'

interface Expense {
  amount: number
}

interface Line {
  /** The line's name in files of expenses. */
  readonly name: string
  /** Set for imported lines only. */
  readonly code?: number
  figures: LineTotalInput
  transferred: number
  readonly committed: Map<number, number>
  readonly expenses: Expense[]
}

const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0)
let named = 0
const lineOf = (figures: LineTotalInput, more: { readonly code?: number } = {}): Line => ({
  ...more,
  name: more.code === undefined ? `line ${named++}` : `I${more.code}`,
  figures: figuresOf(figures),
  transferred: 0,
  committed: new Map(),
  expenses: [],
})

/** A budget in memory that predicts the result of every operation. */
export class Model {
  readonly lines: Line[] = []
  /** Imported files. Importing one again changes nothing. */
  private readonly files = new Set<string>()

  static total = ({ figures, transferred }: Line): number => lineTotal(figures) + transferred

  static used({ committed, expenses }: Line): number {
    return sum([...committed.values(), ...expenses.map(({ amount }) => amount)])
  }

  static spent = ({ expenses }: Line): number => sum(expenses.map(({ amount }) => amount))

  static left = (line: Line): number => Model.total(line) - Model.used(line)

  private get expenses(): readonly Expense[] {
    return this.lines.flatMap(({ expenses }) => expenses.toSorted((a, b) => a.amount - b.amount))
  }

  /** Applies an operation and returns the expected status. 0 means that its target doesn't exist. */
  apply(given: Operation): number {
    if ('rows' in given) return this.importFile(given)
    const line = 'line' in given ? pick(this.lines, given.line) : undefined
    const expense = 'expense' in given ? pick(this.expenses, given.expense) : undefined
    if (('line' in given && !line) || ('expense' in given && !expense)) return 0
    if (given.kind === 'add line') {
      this.lines.push(lineOf(given))
      return 200
    }
    if (given.kind === 'release') {
      for (const one of this.lines) one.committed.delete(given.document)
      return 200
    }
    if (given.kind === 'delete expense') return expense && this.canLose(expense) ? this.remove(expense) : 400
    if (!line) return 0
    if (given.kind === 'edit line') return this.resize([line], figuresOf(given))
    if (given.kind === 'edit two lines') {
      const other = pick(this.lines, given.line + 1)
      return other && other !== line ? this.resize([line, other], figuresOf(given)) : 400
    }
    if (given.kind === 'delete line') {
      if (line.expenses.length > 0 || line.committed.size > 0 || line.transferred !== 0) return 409
      this.lines.splice(this.lines.indexOf(line), 1)
      return 200
    }
    const surplus = Model.left(line)
    if (given.kind === 'post') return this.spend(line, given.money, surplus)
    if (given.kind === 'transfer') return this.transfer(line, pick(this.lines, given.line + 1), given.money)
    if (given.kind === 'refund') return given.money > Model.spent(line) ? 400 : this.spend(line, -given.money, surplus)
    if (given.kind === 'commit') {
      if (given.money > surplus + (line.committed.get(given.document) ?? 0)) return 400
      line.committed.set(given.document, given.money)
      return 200
    }
    const own = expense && line.expenses.includes(expense) ? expense.amount : 0
    if (!expense || given.money > surplus + own || Model.spent(line) - own + given.money < 0) return 400
    if (!line.expenses.includes(expense) && !this.canLose(expense)) return 400
    this.remove(expense)
    line.expenses.push({ amount: given.money })
    return 200
  }

  /** A line's spent amount can't become negative, and removing a refund can't overdraw the line. */
  private canLose(expense: Expense): boolean {
    return this.lines
      .filter(({ expenses }) => expenses.includes(expense))
      .every(line => expense.amount <= Model.spent(line) && Model.left(line) + expense.amount >= 0)
  }

  private spend(line: Line, amount: number, surplus: number): number {
    if (amount > surplus) return 400
    line.expenses.push({ amount })
    return 200
  }

  private transfer(from: Line, to: Line | undefined, amount: number): number {
    if (!to || to === from || amount > Model.left(from)) return 400
    from.transferred -= amount
    to.transferred += amount
    return 200
  }

  private resize(lines: readonly Line[], figures: LineTotalInput): number {
    if (lines.some(line => lineTotal(figures) + line.transferred < Model.used(line))) return 400
    for (const line of lines) line.figures = figures
    return 200
  }

  private remove(expense: Expense): number {
    for (const { expenses } of this.lines) if (expenses.includes(expense)) expenses.splice(expenses.indexOf(expense), 1)
    return 200
  }

  private importFile(given: FileOfItems | FileOfExpenses): number {
    if (given.kind === 'import expenses' && this.lines.length === 0) return 0
    const rows =
      given.kind === 'import items'
        ? given.rows
        : given.rows.map(row => ({ ...row, line: pick(this.lines, row.line)?.name }))
    const file = JSON.stringify([given.kind, rows])
    if (this.files.has(file)) return 200
    const status = given.kind === 'import items' ? this.importItems(given) : this.importExpenses(given)
    if (status === 200) this.files.add(file)
    return status
  }

  /** Imports all rows or none. A code twice in the file, or other figures for an existing line, rejects the file. */
  private importItems({ rows }: FileOfItems): number {
    if (new Set(rows.map(({ code }) => code)).size < rows.length) return 400
    const lineWith = (code: number) => this.lines.find(line => line.code === code)
    const differs = ({ code, ...row }: FileOfItems['rows'][number]) => {
      const line = lineWith(code)
      return line && JSON.stringify(line.figures) !== JSON.stringify(figuresOf(row))
    }
    if (rows.some(differs)) return 400
    for (const { code, ...row } of rows) if (!lineWith(code)) this.lines.push(lineOf(row, { code }))
    return 200
  }

  /** Imports all rows or none. Each existing expense cancels out one equal row. */
  private importExpenses({ rows }: FileOfExpenses): number {
    const posted = this.lines.map(({ expenses }) => expenses.map(({ amount }) => amount))
    const fresh = rows.flatMap(({ line: at, money }) => {
      const known = posted[at % this.lines.length] ?? []
      const same = known.indexOf(money)
      if (same < 0) return { line: at % this.lines.length, money }
      known.splice(same, 1)
      return []
    })
    const more = (at: number) => sum(fresh.flatMap(({ line, money }) => (line === at ? money : [])))
    if (this.lines.some((line, at) => more(at) > Model.left(line))) return 400
    for (const { line, money } of fresh) this.lines[line]?.expenses.push({ amount: money })
    return 200
  }
}
