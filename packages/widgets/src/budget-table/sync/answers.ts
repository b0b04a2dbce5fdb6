import type { BudgetCategory } from '@portal/contract/money/budgets/budget-categories'
import type { BudgetItem } from '@portal/contract/money/budgets/budget-items'
import type { LineTotals } from '@portal/contract/money/budgets/totals'
import type { FailureKind, SendFailure } from '../../outbox/failure.ts'
import { type CurrentRecord, currentOf } from '../model/budget-port.ts'
import { addedIn, type ChangeSet, fieldsOf } from '../model/change-set.ts'
import type { BudgetStore } from '../store/budget-store.ts'
import { setConnection, showConflicts } from '../store/conflicts.ts'
import { saveDrafts } from '../store/drafts/drafts.ts'
import { refresh } from '../store/optimistic.ts'
import type { State } from '../store/state.ts'

export interface Answer {
  readonly items: readonly BudgetItem[]
  readonly categories: readonly BudgetCategory[]
  readonly totals?: LineTotals
}

/** The response to a request, or the batches that replace a request too large to send at once. */
export type Sent = { readonly answer: Answer } | { readonly batches: readonly ChangeSet[] }

/** Codes of `waiting()` by kind of failure. */
const codes: { readonly [Kind in FailureKind]?: string } = {
  unreachable: 'unavailable',
  temporary: 'busy',
  signed_out: 'not_signed_in',
}

/** Applies the response to a saved request. Returns false if its sums include changes by others. */
const applyAnswer = (state: State, request: ChangeSet, { items, categories, totals }: Answer): boolean => {
  const { lines, queue, marks, announcements, confirmed } = state
  const { edits, deletes } = request
  const added = addedIn(request)
  for (const { id, version } of [...items, ...categories]) confirmed.set(id, version)
  for (const item of items) lines().setStored(item.id, item)
  for (const { id } of deletes) {
    confirmed.set(id, 0)
    lines().setStored(id, undefined)
  }
  const isExpected = lines().setStoredSums(categories, totals)
  for (const { id } of [...edits, ...added, ...deletes]) refresh(state, id)
  for (const { id } of added) marks.saved(id, 'code')
  for (const { id, after } of edits) {
    const pending = queue.pending(id) ?? {}
    for (const field of fieldsOf(after)) if (!(field in pending)) marks.saved(id, field)
  }
  if (queue.requests().length === 0) announcements.add({ what: 'saved' })
  return isExpected
}

/** Takes the current version of a record that others changed, and shows pending edits over it. */
const applyCurrent = (state: State, { item, category }: CurrentRecord): void => {
  if (item) state.lines().setStored(item.id, item)
  if (category) state.lines().setStoredSums([category])
  showConflicts(state, item?.id ?? category?.id ?? '')
}

/** Applies responses to the table. `obstacle` returns why requests wait. */
export const createAnswers = ({ state }: BudgetStore, obstacle: () => SendFailure | undefined) => {
  const { queue } = state
  const { notify, notifyAll } = state.events.table
  const showConnection = () => {
    const cause = obstacle()
    const code = cause && codes[cause.kind]
    if (queue.waitCode() === code) return
    setConnection(state, code)
    notify('sync')
  }
  return {
    showConnection,
    accept: (request: ChangeSet, sent: Sent) => {
      showConnection()
      if ('batches' in sent) queue.replace([...sent.batches, ...queue.requests()])
      else {
        const isExpected = applyAnswer(state, request, sent.answer)
        notifyAll(['sync', 'stored', ...(isExpected ? [] : ['outdated' as const])])
      }
      saveDrafts(state)
    },
    /** Shows both values of a conflict. Returns false for any other 409. */
    conflict: (_: ChangeSet, { thrown }: SendFailure): boolean => {
      const current = currentOf(thrown)
      if (!current.item && !current.category) return false
      showConnection()
      applyCurrent(state, current)
      saveDrafts(state)
      return true
    },
    postponed: () => {
      showConnection()
      // Others may have changed these lines meanwhile.
      for (const { id } of queue.first()?.edits ?? []) showConflicts(state, id)
      saveDrafts(state)
    },
  }
}
