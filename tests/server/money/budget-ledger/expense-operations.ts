import * as fc from 'fast-check'
import type { Books, Expense } from './model.ts'
import { amount, at, call, day, line, operation, pick, posting, versionOf } from './planned.ts'

export const adding = (books: Books, given: Pick<Expense, 'line' | 'day' | 'amount' | 'document'>) => (id: string) =>
  void books.expenses.push({ ...given, id, rate: books.rateOn(given.day), rerated: [] })

const refund = amount.map(one => -one)

export const post = operation('post', { line, day, amount: fc.oneof(amount, refund) }, given => books => {
  const { line, day, amount } = given
  return {
    isAccepted: books.isOpen(day) && amount <= books.left(line) && books.spent(line) + amount >= 0,
    send: kept => call(kept, 'POST', '/expenses', { item_id: kept.lines[line], ...posting(amount, day) }),
    apply: adding(books, { ...given, document: null }),
  }
})

/** Whether a line can do without an expense. An invoice gives its amount back to the commitment. */
const isRemovable = (books: Books, { line, amount, document }: Expense) =>
  books.spent(line) - amount >= 0 && (document !== null || books.left(line) + amount >= 0)

const notInvoices = (expenses: readonly Expense[]) => expenses.filter(({ document }) => document === null)

export const edit = operation('edit', { at, line, day, amount }, ({ at, line, day, amount }) => books => {
  const expense = pick(notInvoices(books.expenses), at)
  if (!expense) return undefined
  const isSame = expense.line === line
  const own = isSame ? expense.amount : 0
  const fits = amount <= books.left(line) + own && books.spent(line) - own + amount >= 0
  return {
    isAccepted: books.isOpen(day, expense.day) && fits && (isSame || isRemovable(books, expense)),
    send: async kept => {
      const version = await versionOf(kept, expense.id)
      const sent = { item_id: kept.lines[line], version, ...posting(amount, day) }
      return call(kept, 'PATCH', `/expenses/${expense.id}`, sent)
    },
    apply: () => {
      const rate = day === expense.day ? expense.rate : books.rateOn(day)
      Object.assign(expense, { line, day, amount, rate })
    },
  }
})

export const remove = operation('delete', { at }, ({ at }) => books => {
  const expense = pick(books.expenses, at)
  if (!expense) return undefined
  return {
    isAccepted: books.isOpen(expense.day) && isRemovable(books, expense),
    send: async kept => {
      const sent = { version: await versionOf(kept, expense.id), reason: 'Posted twice' }
      return call(kept, 'DELETE', `/expenses/${expense.id}`, sent)
    },
    apply: () => {
      books.expenses = books.expenses.filter(one => one !== expense)
      books.deleted.push(expense)
    },
  }
})

export const restore = operation('restore', { at }, ({ at }) => books => {
  const expense = pick(notInvoices(books.deleted), at)
  if (!expense) return undefined
  const { id, day, line, amount } = expense
  return {
    isAccepted: books.isOpen(day) && amount <= books.left(line) && books.spent(line) + amount >= 0,
    send: kept => call(kept, 'POST', `/expenses/${id}/restore`),
    apply: () => {
      books.deleted = books.deleted.filter(one => one !== expense)
      books.expenses.push(expense)
    },
  }
})
