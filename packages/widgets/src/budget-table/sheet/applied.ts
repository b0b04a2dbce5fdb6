import type { NewLine, Step } from './steps.ts'

/** What all that waits makes of a line, undefined where it goes; and what waits without it. */
export const applied = (
  deeds: readonly Step[],
  id: string,
  line?: NewLine,
): { line: NewLine | undefined; rest: readonly Step[] } => {
  const isOther = (part: { readonly id: string }) => part.id !== id
  let now = line
  for (const { edits, adds, deletes } of deeds) {
    if (!deletes.every(isOther)) now = undefined
    now = adds.find(add => !isOther(add)) ?? now
    for (const edit of edits) if (!isOther(edit)) now = now && { ...now, ...edit.after }
  }
  const rest = deeds.map(({ edits, adds, deletes }) => ({
    edits: edits.filter(isOther),
    adds: adds.filter(isOther),
    deletes: deletes.filter(isOther),
  }))
  return { line: now, rest: rest.filter(({ edits, adds, deletes }) => edits.length + adds.length + deletes.length > 0) }
}
