import { createQueue } from '../../outbox/queue.ts'
import { addedIn, type ChangeSet, type Changes, type Edit, fieldsOf, hasChanges, valueIn } from '../model/change-set.ts'
import type { Field } from '../model/columns.ts'

/** A cell that another person changed while an edit waited. */
export interface Conflict {
  readonly field: Field
  readonly mine: string | number
  readonly theirs: string | number
}

export const without = ({ before, after, id }: Edit, fields: readonly Field[]): Edit => {
  const rest: Changes = { ...after }
  for (const field of fields) delete rest[field]
  return { id, before, after: rest }
}

/** Requests without a response yet, in order. Each is one entry of the outbox. */
export const createRequests = () => {
  const outbox = createQueue<ChangeSet>()
  const requests = outbox.entries
  let rejected: readonly ChangeSet[] = []
  let waitCode: string | undefined

  /** Requests that can still change. Those in flight can't. */
  const unsent = () => requests().slice(outbox.sending())
  const editsOf = (id: string, of = requests()) => of.flatMap(({ edits }) => edits.filter(edit => edit.id === id))
  const change = (map: (edit: Edit) => Edit | undefined) => {
    const next = unsent().map(request => ({ ...request, edits: request.edits.flatMap(edit => map(edit) ?? []) }))
    outbox.replace([...requests().slice(0, outbox.sending()), ...next.filter(hasChanges)])
  }

  return {
    outbox,
    requests,
    first: () => requests()[0],
    isSending: () => outbox.sending() > 0,
    push: (request: ChangeSet) => outbox.put([request]),
    replace: outbox.replace,
    /** Why nothing can be sent. Undefined while the server is reachable. */
    waitCode: () => waitCode,
    setWaitCode: (code: string | undefined) => {
      waitCode = code
    },
    /** Lines and categories whose addition was rejected. Not sent until corrected. */
    rejected: () => rejected,
    setRejected: (next: readonly ChangeSet[]) => {
      rejected = next
    },
    isRejected: (id: string) => rejected.some(changeSet => addedIn(changeSet).some(added => added.id === id)),
    /** Pending changes of a line or category. Undefined if there are none. */
    pending: (id: string): Changes | undefined => {
      const edits = editsOf(id)
      return edits.length > 0 ? Object.assign({}, ...edits.map(({ after }) => after)) : undefined
    },
    adding: (id: string) =>
      requests()
        .flatMap(({ adds }) => adds)
        .find(line => line.id === id),
    isDeleting: (id: string) => requests().some(({ deletes }) => deletes.some(line => line.id === id)),
    forget: (id: string) => change(edit => (edit.id === id ? undefined : edit)),
    /**
     * Compares waiting edits with the saved line. Removes conflicting cells from the queue and returns them. A cell
     * with a value of one of the edits is no conflict: its response was lost.
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

export type Requests = ReturnType<typeof createRequests>
