import type { ChangedLines } from '@portal/contract/money/budgets/budgets'
import { type SendFailure, sendFailureOf, WAITING } from '../../outbox/failure.ts'
import { createSender } from '../../outbox/sender.ts'
import type { BudgetPort } from '../../ports/budget/index.ts'
import { batchesOf } from '../model/batches.ts'
import { addedIn, type ChangeSet, countLines, pendingIn } from '../model/change-set.ts'
import { changedFields } from '../model/columns.ts'
import type { BudgetStore } from '../store/budget-store.ts'
import { saveDrafts } from '../store/drafts.ts'
import { refresh, type State } from '../store/state.ts'
import { showChanged, showConnection, showPostponed } from './obstacles.ts'

type Answer = Pick<ChangedLines, 'items' | 'categories'> & Partial<ChangedLines>

/** An empty response doesn't come from the portal, but from a network's login page, for example on public Wi-Fi. */
const present = <Value>(value: Value | undefined): Value => {
  if (value === undefined) throw new Error('no answer')
  return value
}

/** Sends a request through the smallest endpoint that fits, with current versions. */
const answerTo = async (port: BudgetPort, { lines }: State, request: ChangeSet): Promise<Answer> => {
  const { edits, adds, deletes, category: added } = request
  if (added) return { items: [], categories: [present(await port.addCategory(added))] }
  const [edit] = edits
  const category = edit && lines().storedCategory(edit.id)
  if (edit && category) {
    const { code, name } = edit.after
    const { id, version } = category
    return { items: [], categories: [present(await port.editCategory({ id, version, code, name }))] }
  }
  const versionOf = (id: string) => lines().stored(id)?.version ?? 1
  const changes = {
    edits: edits.map(({ id, after }) => ({ ...after, id, version: versionOf(id) })),
    // Generated codes and the reasons of earlier deletions exist only in the table.
    adds: adds.map(({ given, reason, ...line }) => line),
    deletes: deletes.map(({ id, reason }) => ({ id, version: versionOf(id), ...(reason && { reason }) })),
  }
  if (countLines(request) !== 1) return present(await port.changeItems(changes))
  const [change] = changes.edits
  const [line] = changes.adds
  const [removed] = changes.deletes
  if (removed) {
    const { category: left, totals } = await port.deleteItem(removed)
    return { items: [], categories: [left], totals }
  }
  const answer = present(change ? await port.editItem(change) : line && (await port.addItem(line)))
  return { items: [answer.item], categories: [answer.category], totals: answer.totals }
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
    const pending = pendingIn(queue.entries(), id) ?? {}
    for (const field of changedFields(after)) if (!(field in pending)) marks.saved(id, field)
  }
  if (queue.entries().length === 0) announcements.add({ what: 'saved' })
  return isExpected
}

/**
 * Sends the store's requests under the policy of the outbox. A request that is too large is replaced by batches. Each
 * batch is saved whole or not at all, independently of the others.
 */
export const createSending = ({ state, events, loadRejected }: BudgetStore, port: BudgetPort) => {
  const { queue } = state
  let rejections: typeof import('./handle-rejection.ts') | undefined
  /** Throws if the code can't be loaded. The request then waits as if offline. */
  const loadRejections = async () => {
    if (!(await loadRejected())) throw new Error('not loaded')
    rejections ??= await import('./handle-rejection.ts')
  }
  const obstacle = (): SendFailure | undefined => sender.obstacle()
  const sender = createSender(queue, {
    batch: waiting => waiting.slice(0, 1),
    send: async ([request]): Promise<{ answer: Answer } | { batches: readonly ChangeSet[] }> => {
      if (!request) throw new Error('no request')
      const batches = countLines(request) > 1 ? batchesOf(request) : []
      if (batches.length > 1) return { batches }
      try {
        return { answer: await answerTo(port, state, request) }
      } catch (thrown) {
        if (!WAITING.includes(sendFailureOf(thrown).kind)) await loadRejections()
        throw thrown
      }
    },
    accept: ([request], sent) => {
      if (!request) return
      if (state.waitCode()) showConnection(state, undefined)
      if ('batches' in sent) queue.replace([...sent.batches, ...queue.entries()])
      else if (applyAnswer(state, request, sent.answer)) events.table.notifyAll(['sync', 'stored'])
      else events.table.notifyAll(['sync', 'stored', 'outdated'])
      saveDrafts(state)
    },
    conflict: (_, failure) => showChanged(state, failure, obstacle()),
    postponed: () => showPostponed(state, obstacle()),
    refuse: (request, failure) => {
      showConnection(state, obstacle())
      rejections?.handleRejection(state, request, failure)
      events.table.notify('sync')
      saveDrafts(state)
    },
  })
  return sender
}

export type Sending = ReturnType<typeof createSending>
