import * as fc from 'fast-check'
import type { Books, Rate } from './model.ts'
import { at, call, day, type Kept, operation, pick } from './planned.ts'

let entered = 0

/** A unique rate, so that a value shows which rate an expense has. */
const newRate = (day: string) => {
  entered += 1
  const value = 1 + entered / 100_000
  const sent = { from: 'eur', to: 'usd', rate: value, effective_date: day, source: 'Bank', confirmed: true }
  return { value, send: (kept: Kept) => call(kept, 'POST', '/exchange_rates', sent) }
}

// The first day seldom has a rate, so expenses often wait for one in months that are closed by then.
const rateDay = fc.oneof(
  { weight: 4, arbitrary: day.filter(one => one !== '2026-01-01') },
  { weight: 1, arbitrary: day },
)

export const enterRate = operation('enter a rate', { day: rateDay }, ({ day }) => books => {
  const { value, send } = newRate(day)
  return {
    isAccepted: books.rates.every(rate => rate.day !== day),
    send,
    apply: id => void books.rates.push({ id, day, value }),
  }
})

const withdrawing =
  ({ id }: Rate) =>
  (kept: Kept) =>
    call(kept, 'DELETE', `/exchange_rates/${id}`, { version: 1 })

const withdraw = (books: Books, rate: Rate) => {
  books.rates = books.rates.filter(one => one !== rate)
  books.withdrawn.add(rate.value)
}

export const withdrawRate = operation('withdraw a rate', { at }, ({ at }) => books => {
  const rate = pick(books.rates, at)
  return rate && { isAccepted: true, send: withdrawing(rate), apply: () => withdraw(books, rate) }
})

/** Withdraws a rate and enters another for its day. */
export const correctRate = operation('correct a rate', { at }, ({ at }) => books => {
  const rate = pick(books.rates, at)
  if (!rate) return undefined
  const { value, send } = newRate(rate.day)
  return {
    isAccepted: true,
    send: async kept => ((await withdrawing(rate)(kept)).isAccepted ? send(kept) : { isAccepted: false, id: '' }),
    apply: id => {
      withdraw(books, rate)
      books.rates.push({ id, day: rate.day, value })
    },
  }
})

/** Re-rates what the portal offers, which must be what is stale. Without an offer, sends one that was never made. */
export const rerate = operation('re-rate', {}, () => books => {
  const { stale } = books
  return {
    isAccepted: stale.length > 0,
    send: async kept => {
      const { body } = await kept.portal.call('GET', '/exchange_rates/reratings', { as: kept.as })
      const [offer] = body.data
      if ((offer?.expenses ?? 0) !== stale.length)
        throw new Error(`${stale.length} are stale: ${JSON.stringify(offer)}`)
      const shown = offer?.shown ?? '0'.repeat(64)
      const sent = { kind: 'dollars', from: 'eur', to: 'usd', shown, reason: 'Corrected' }
      return call(kept, 'POST', '/exchange_rates/reratings', sent)
    },
    apply: () => {
      for (const expense of stale) {
        expense.rate = books.rateOn(expense.day)
        if (expense.rate !== null) expense.rerated.push(expense.rate)
      }
    },
  }
})

export const rateLater = operation('fill in missing rates', {}, () => books => ({
  isAccepted: true,
  send: kept => call(kept, 'POST', `/projects/${kept.project}/expense_rates`),
  apply: () => {
    for (const expense of books.expenses)
      if (expense.rate === null && books.isOpen(expense.day)) expense.rate = books.rateOn(expense.day)
  },
}))
