import { isFull, type NewLine, type Step } from './steps.ts'

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
  const rest = deeds.map(deed => ({
    ...deed,
    edits: deed.edits.filter(isOther),
    adds: deed.adds.filter(isOther),
    deletes: deed.deletes.filter(isOther),
  }))
  return { line: now, rest: rest.filter(isFull) }
}
