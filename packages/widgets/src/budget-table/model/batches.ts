import { limits } from '@portal/contract/core/fields/limits'
import { type ChangeSet, emptyChangeSet } from './change-set.ts'

/** As many lines are sent in one request. */
export const MAX_LINES = 500

/** What is sent around each line, its version among it. */
const OVERHEAD_BYTES = 64

const encoder = new TextEncoder()

/**
 * The requests that carry a change set, in its order: each has as many lines and bytes as the server takes at once, and
 * no line is split. One request where all of it fits.
 */
export const batchesOf = ({ edits, adds, deletes }: ChangeSet): readonly ChangeSet[] => {
  const batches: ChangeSet[] = []
  let count = 0
  let bytes = 0
  const parts = [
    ...deletes.map(line => ({
      part: { ...emptyChangeSet, deletes: [line] },
      sent: { id: line.id, reason: line.reason },
    })),
    ...edits.map(edit => ({ part: { ...emptyChangeSet, edits: [edit] }, sent: { id: edit.id, ...edit.after } })),
    ...adds.map(line => ({ part: { ...emptyChangeSet, adds: [line] }, sent: line })),
  ]
  for (const { part, sent } of parts) {
    const size = encoder.encode(JSON.stringify(sent)).length + OVERHEAD_BYTES
    const batch = count < MAX_LINES && bytes + size < limits.body_bytes ? batches.pop() : undefined
    count = batch ? count + 1 : 1
    bytes = batch ? bytes + size : size
    batches.push(
      batch
        ? {
            edits: [...batch.edits, ...part.edits],
            adds: [...batch.adds, ...part.adds],
            deletes: [...batch.deletes, ...part.deletes],
          }
        : part,
    )
  }
  return batches
}
