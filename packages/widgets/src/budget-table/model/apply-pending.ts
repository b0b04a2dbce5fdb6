import { type ChangeSet, hasChanges, type NewLine } from './change-set.ts'

/** A line after all pending requests, or undefined if one deletes it. Also returns the requests without this line. */
export const applyPending = (
  requests: readonly ChangeSet[],
  id: string,
  line?: NewLine,
): { line: NewLine | undefined; rest: readonly ChangeSet[] } => {
  const isOther = (part: { readonly id: string }) => part.id !== id
  let now = line
  for (const { edits, adds, deletes } of requests) {
    if (!deletes.every(isOther)) now = undefined
    now = adds.find(add => !isOther(add)) ?? now
    for (const edit of edits) if (!isOther(edit)) now = now && { ...now, ...edit.after }
  }
  const rest = requests.map(request => ({
    ...request,
    edits: request.edits.filter(isOther),
    adds: request.adds.filter(isOther),
    deletes: request.deletes.filter(isOther),
  }))
  return { line: now, rest: rest.filter(hasChanges) }
}
