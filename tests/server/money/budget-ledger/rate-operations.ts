import { at, call, day, operation, pick } from './planned.ts'

let entered = 0

export const enterRate = operation('enter a rate', { day }, ({ day }) => books => {
  entered += 1
  // No two rates have the same value, so that a value says which rate an expense has.
  const value = 1 + entered / 100_000
  const sent = { from: 'eur', to: 'usd', rate: value, effective_date: day, source: 'Bank', confirmed: true }
  return {
    isAccepted: books.rates.every(rate => rate.day !== day),
    send: kept => call(kept, 'POST', '/exchange_rates', sent),
    apply: id => void books.rates.push({ id, day, value }),
  }
})

export const withdrawRate = operation('withdraw a rate', { at }, ({ at }) => books => {
  const rate = pick(books.rates, at)
  if (!rate) return undefined
  return {
    isAccepted: true,
    send: kept => call(kept, 'DELETE', `/exchange_rates/${rate.id}`, { version: 1 }),
    apply: () => {
      books.rates = books.rates.filter(one => one !== rate)
      books.withdrawn.add(rate.value)
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
