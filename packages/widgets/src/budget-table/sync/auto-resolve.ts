import type { NewLine, Reason } from '../model/change-set.ts'
import { fieldNames, type ItemField, valueIn } from '../model/columns.ts'
import { nextCode } from '../model/new-line.ts'
import type { State } from '../store/state.ts'

export const codesIn = ({ lines, rowOrder }: State): string[] =>
  rowOrder()
    .categories()
    .flatMap(id => rowOrder().linesIn(id))
    .map(id => lines().line(id)?.code ?? '')

/** Moves a line behind the nearest saved line above it, because the one that it should follow isn't saved. */
const repositioned = (line: NewLine, { lines, rowOrder }: State): NewLine => {
  const ids = rowOrder().linesIn(line.category_id)
  const end = ids.indexOf(ids.includes(line.after_id ?? '') ? (line.after_id ?? '') : line.id)
  const above = ids.slice(0, Math.max(0, end)).findLast(id => lines().stored(id) !== undefined)
  return { ...line, after_id: above ?? null }
}

interface RejectedLine {
  /** `sent` is the line as sent. `now` includes later edits. */
  readonly sent: NewLine
  readonly now: NewLine
  readonly problems: readonly (readonly [path: string, code: string])[]
  /** Codes known to be taken. New codes are added. */
  readonly taken: string[]
  /** Lines of the same request. It may follow one of them. */
  readonly others: readonly { readonly id: string }[]
}

/**
 * Resolves problems of a rejected line without the person: generated codes, missing positions, and fields edited since.
 * Returns the remaining reasons.
 */
export const autoResolve = (
  { sent, now, problems, taken, others }: RejectedLine,
  state: State,
): { line: NewLine; reasons: readonly Reason[] } => {
  let line = now
  const reasons: Reason[] = []
  for (const [path, code] of problems) {
    const field: ItemField | undefined = fieldNames.find(name => name === path)
    if (path === 'after_id') line = others.some(({ id }) => id === now.after_id) ? line : repositioned(line, state)
    else if (!field) reasons.push({ id: now.id, field: 'code', code: code === 'unknown_value' ? 'not_found' : code })
    else if (code === 'code_taken' && now.code === now.given) {
      const free = nextCode([...taken, now.code], '')
      taken.push(free)
      line = { ...line, code: free, given: free }
    } else if (valueIn(now, field) === valueIn(sent, field)) reasons.push({ id: now.id, field, code })
  }
  return { line, reasons }
}

export const announceRecoded = (
  { announcements }: State,
  adds: readonly NewLine[],
  former: readonly NewLine[],
): void => {
  const isRecoded = (line: NewLine) => former.some(({ id, given }) => id === line.id && given !== line.given)
  const codes = adds.filter(line => line.given && isRecoded(line))
  if (codes.length > 0) announcements.add({ what: 'recoded', value: codes.map(({ code }) => code).join(', ') })
}
