import { sendFailureOf, WAITING } from '../../outbox/failure.ts'
import { createSender } from '../../outbox/sender.ts'
import { batchesOf } from '../model/batches.ts'
import type { BudgetPort } from '../model/budget-port.ts'
import type { ChangeSet } from '../model/change-set.ts'
import type { BudgetStore } from '../store/budget-store.ts'
import { saveDrafts } from '../store/drafts/drafts.ts'
import type { LineStore } from '../store/lines/lines.ts'
import { type Answer, createAnswers, type Sent } from './answers.ts'

/** An empty response doesn't come from the portal, but from a network's login page, for example on public Wi-Fi. */
const present = <Value>(value: Value | undefined): Value => {
  if (value === undefined) throw new Error('no answer')
  return value
}

/** Sends a request through the smallest endpoint that fits, with current versions. */
const answerTo = async (port: BudgetPort, lines: LineStore, request: ChangeSet): Promise<Answer> => {
  const { edits, adds, deletes, category: added } = request
  if (added) return { items: [], categories: [present(await port.addCategory(added))] }
  const [edit] = edits
  const category = edit && lines.storedCategory(edit.id)
  if (edit && category) {
    const { code, name } = edit.after
    const { id, version } = category
    return { items: [], categories: [present(await port.editCategory({ id, version, code, name }))] }
  }
  const versionOf = (id: string) => lines.stored(id)?.version ?? 1
  const changes = {
    edits: edits.map(({ id, after }) => ({ ...after, id, version: versionOf(id) })),
    // Generated codes and the reasons of earlier deletions exist only in the table.
    adds: adds.map(({ given, reason, ...line }) => line),
    deletes: deletes.map(({ id, reason }) => ({ id, version: versionOf(id), ...(reason && { reason }) })),
  }
  if (edits.length + adds.length + deletes.length !== 1) return present(await port.changeItems(changes))
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

/**
 * Sends the store's requests under the policy of the outbox. A request that is too large is replaced by batches. Each
 * batch is saved whole or not at all, independently of the others.
 */
export const createSending = (store: BudgetStore, port: BudgetPort) => {
  const { state } = store
  let rejections: typeof import('./rejections.ts') | undefined
  /** Throws if the code can't be loaded. The request then waits as if offline. */
  const loadRejections = async () => {
    if (!(await store.loadRejected())) throw new Error('not loaded')
    rejections ??= await import('./rejections.ts')
  }
  const { showConnection, accept, ...answers } = createAnswers(store, () => sender.obstacle())
  const sender = createSender(state.queue.outbox, {
    ...answers,
    batch: waiting => waiting.slice(0, 1),
    send: async ([request]): Promise<Sent> => {
      if (!request) throw new Error('no request')
      const batches = batchesOf(request)
      if (batches.length > 1) return { batches }
      try {
        return { answer: await answerTo(port, state.lines(), request) }
      } catch (thrown) {
        if (!WAITING.includes(sendFailureOf(thrown).kind)) await loadRejections()
        throw thrown
      }
    },
    accept: ([request], sent) => request && accept(request, sent),
    refuse: (request, failure) => {
      showConnection()
      rejections?.handleRejection(state, request, failure)
      state.events.table.notify('sync')
      saveDrafts(state)
    },
  })
  return sender
}

export type Sending = ReturnType<typeof createSending>
