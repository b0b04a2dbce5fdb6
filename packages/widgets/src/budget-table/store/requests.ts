import { createQueue } from '../../outbox/queue.ts'
import { addedIn, type ChangeSet, type Changes, type Edit, fieldsOf, hasChanges, valueIn } from '../model/change-set.ts'
import type { Field } from '../model/columns.ts'

/** A cell that someone else changed while an edit of it waited. */
export interface Conflict {
  readonly field: Field
  readonly mine: string | number
  readonly theirs: string | number
}

/** An edit without some of its fields. */
export const without = ({ before, after, id }: Edit, fields: readonly Field[]): Edit => {
  const rest: Changes = { ...after }
  for (const field of fields) delete rest[field]
  return { id, before, after: rest }
}

/** Requests that have not been answered yet, in their order. Each is one entry of the outbox. */
export const createRequests = () => {
  const outbox = createQueue<ChangeSet>()
  const requests = outbox.entries
  let rejected: readonly ChangeSet[] = []
  let waitCode: string | undefined

  /** Those that can still be changed: what is under way has an answer of its own. */
  const unsent = () => requests().slice(outbox.sending())
  const editsOf = (id: string, of = requests()) => of.flatMap(({ edits }) => edits.filter(edit => edit.id === id))
  const change = (map: (edit: Edit) => Edit | undefined) => {
    const next = unsent().map(request => ({ ...request, edits: request.edits.flatMap(edit => map(edit) ?? []) }))
    outbox.replace([...requests().slice(0, outbox.sending()), ...next.filter(hasChanges)])
  }

  return {
    /** What the sender sends from. */
    outbox,
    requests,
    first: () => requests()[0],
    /** Whether the first is under way. */
    isSending: () => outbox.sending() > 0,
    push: (request: ChangeSet) => outbox.put([request]),
    replace: outbox.replace,
    /** Why nothing can be sent at present; undefined while the server can be reached. */
    waitCode: () => waitCode,
    setWaitCode: (code: string | undefined) => {
      waitCode = code
    },
    /** Lines and categories whose adding was rejected: nothing of them is sent until they are corrected. */
    rejected: () => rejected,
    setRejected: (next: readonly ChangeSet[]) => {
      rejected = next
    },
    isRejected: (id: string) => rejected.some(changeSet => addedIn(changeSet).some(added => added.id === id)),
    /** All that is still to be changed of a line or category; undefined where there is nothing. */
    pending: (id: string): Changes | undefined => {
      const edits = editsOf(id)
      return edits.length > 0 ? Object.assign({}, ...edits.map(({ after }) => after)) : undefined
    },
    adding: (id: string) =>
      requests()
        .flatMap(({ adds }) => adds)
        .find(line => line.id === id),
    isDeleting: (id: string) => requests().some(({ deletes }) => deletes.some(line => line.id === id)),
    /** Leaves out all edits of a line that was deleted. */
    forget: (id: string) => change(edit => (edit.id === id ? undefined : edit)),
    /**
     * Compares edits with the stored state of a line: cells that someone else changed are taken out of the queue and
     * answered. A cell that contains what one of the edits wrote is no conflict: its answer was lost on the way.
     */
    takeConflicts: (id: string, stored: Parameters<typeof valueIn>[0]): Conflict[] => {
      const edits = editsOf(id, unsent())
      const fields = [...new Set(edits.flatMap(({ after }) => fieldsOf(after)))]
      const conflicts = fields.flatMap(field => {
        const own = edits.filter(({ after }) => field in after)
        const [first] = own
        const known = [valueIn(first?.before ?? {}, field), ...own.map(({ after }) => valueIn(after, field))]
        const theirs = valueIn(stored, field)
        return known.includes(theirs) ? [] : [{ field, mine: known.at(-1) ?? '', theirs }]
      })
      const conflicting = conflicts.map(({ field }) => field)
      change(edit => {
        if (edit.id !== id || !conflicting.some(field => field in edit.after)) return edit
        const rest = without(edit, conflicting)
        return fieldsOf(rest.after).length > 0 ? rest : undefined
      })
      return conflicts
    },
  }
}

/** What waits to be sent. */
export type Requests = ReturnType<typeof createRequests>
