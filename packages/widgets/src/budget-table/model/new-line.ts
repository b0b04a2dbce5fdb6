import { newId } from '@portal/contract/core/fields/new-id'
import type { AddedItem, BudgetItem } from '@portal/contract/money/budgets/budget-items'
import type { NewLine } from './change-set.ts'

const numberAtEnd = /^(.*?)(\d+)$/s

/** The code after the last one of a category: 1.10 follows 1.9, and A-10 follows A-09. */
export const nextCode = (codes: readonly string[], category: string): string => {
  const [, start = `${category}.`, last = '0'] = numberAtEnd.exec(codes.at(-1) ?? '') ?? []
  const numbers = codes.flatMap(code => {
    const [, before, number] = numberAtEnd.exec(code) ?? []
    return before === start ? Number(number) : []
  })
  return `${start}${String(Math.max(0, ...numbers) + 1).padStart(last.length, '0')}`
}

/** Parts of a budget that a new code depends on. */
interface Codes {
  readonly category: (id: string) => { readonly code: string } | undefined
  readonly line: (id: string) => { readonly code: string } | undefined
  readonly linesIn: (category: string) => readonly string[]
}

/** A new line at the end of a category or after a line. `taken` holds codes of lines added with it. */
export const newLine = (
  budget: Codes,
  position: { category_id: string; after_id?: string },
  name: string,
  taken: readonly string[] = [],
): NewLine => {
  const codes = budget.linesIn(position.category_id).map(id => budget.line(id)?.code ?? '')
  const code = nextCode([...codes, ...taken], budget.category(position.category_id)?.code ?? '')
  return {
    ...position,
    id: newId(),
    ...{ code, given: code },
    name,
    ...{ amount: 1, frequency: 1, price_minor: 0, load_percentage: 100 },
  }
}

/** The addition that restores a line after `after_id`, or first if null. */
export const addedOf = (item: BudgetItem, after_id: string | null): AddedItem => {
  const { id, category_id, code, name, amount, frequency, price_minor, load_percentage } = item
  const texts = { unit: item.unit ?? '', accounting_code: item.accounting_code ?? '', notes: item.notes ?? '' }
  return { id, category_id, after_id, code, name, amount, frequency, price_minor, load_percentage, ...texts }
}
