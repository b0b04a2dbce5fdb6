import * as fc from 'fast-check'
import { aRequest, hold, letGo } from '../../support/requests/approved.ts'
import { adding, edit, post, remove, restore } from './expense-operations.ts'
import { amount, at, call, day, line, month, operation, type Planned, pick, posting, within } from './planned.ts'
import { correctRate, enterRate, rateLater, rerate, withdrawRate } from './rate-operations.ts'

const close = operation('close', { month }, ({ month }) => books => {
  const explanation = books.explained.has(month) ? {} : { explanation: 'Nothing was planned' }
  const sent = { month, reason: 'Reported', ...explanation }
  return {
    isAccepted: true,
    send: kept => call(kept, 'POST', `/projects/${kept.project}/closed_months`, sent),
    apply: () => {
      if (!books.closed.has(month)) books.explained.add(month)
      books.closed.add(month)
    },
  }
})

const reopen = operation('reopen', { month }, ({ month }) => books => ({
  isAccepted: true,
  send: kept => call(kept, 'POST', `/projects/${kept.project}/reopened_months`, { month, reason: 'A late bill' }),
  apply: () => void books.closed.delete(month),
}))

const commit = operation('commit', { line, amount }, ({ line, amount }) => books => {
  const key = aRequest('', amount)
  return {
    isAccepted: amount <= books.left(line),
    send: ({ portal, lines }) => within(() => hold(portal, { ...key, item_id: lines[line] ?? '' })),
    apply: itemId => void books.documents.push({ key, itemId, line, approved: amount }),
  }
})

const release = operation('release', { at }, ({ at }) => books => {
  const unused = books.documents.filter(one => !books.hasInvoices(one))
  const document = pick(unused, at)
  if (!document) return undefined
  return {
    isAccepted: true,
    send: ({ portal }) => within(async () => void (await letGo(portal, document.key))),
    apply: () => {
      document.approved = 0
    },
  }
})

/** An invoice of at most what is still committed, which draws down the commitment. */
const invoice = operation('invoice', { at, day, amount }, ({ at, day, amount }) => books => {
  const open = books.documents.filter(one => books.commitment(one) > 0)
  const document = pick(open, at)
  if (!document) return undefined
  const { line, itemId } = document
  const part = Math.min(amount, books.commitment(document))
  const sent = { ...posting(part, day), request_item_id: itemId }
  return {
    isAccepted: books.isOpen(day),
    send: kept => call(kept, 'POST', '/expenses', { item_id: kept.lines[line], ...sent }),
    apply: adding(books, { line, day, amount: part, document }),
  }
})

/** Any operation. Amounts are small next to the lines, but come so often that lines run out of money. */
export const anyOperation: fc.Arbitrary<Planned> = fc.oneof(
  { weight: 6, arbitrary: post },
  { weight: 5, arbitrary: enterRate },
  { weight: 2, arbitrary: withdrawRate },
  { weight: 4, arbitrary: correctRate },
  { weight: 3, arbitrary: rerate },
  { weight: 3, arbitrary: rateLater },
  { weight: 3, arbitrary: edit },
  { weight: 2, arbitrary: remove },
  { weight: 2, arbitrary: restore },
  { weight: 2, arbitrary: close },
  { weight: 2, arbitrary: reopen },
  { weight: 2, arbitrary: commit },
  { weight: 1, arbitrary: release },
  { weight: 2, arbitrary: invoice },
)
