import { limits } from '@portal/contract/core/fields/limits'
import { type ChangeSet, emptyChangeSet } from './change-set.ts'

export const MAX_LINES = 500

/** Bytes sent in addition to each line's fields, such as its version. */
const OVERHEAD_BYTES = 64

const encoder = new TextEncoder()

/** Splits a change set into requests, in order, within the server's limits for lines and bytes. Never splits a line. */
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
