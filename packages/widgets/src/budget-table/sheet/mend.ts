import { nextCode } from '../hands/new-line.ts'
import type { Field } from './columns.ts'
import type { Ledger } from './ledger.ts'
import type { NewsDesk } from './news.ts'
import type { Places } from './places.ts'
import { fieldNames, type NewLine, type Reason, valueIn } from './steps.ts'

interface Around {
  readonly ledger: Ledger
  readonly places: Places
}

/** The codes of all lines that are shown. */
export const codesIn = ({ ledger, places }: Around): string[] =>
  places.categories().flatMap(id => places.linesIn(id).map(line => ledger.line(line)?.code ?? ''))

/** The same line after the nearest one above that is stored, else first: the one it was to follow is not stored. */
const anchored = (line: NewLine, { ledger, places }: Around): NewLine => {
  const ids = places.linesIn(line.category_id)
  const end = ids.indexOf(ids.includes(line.after_id ?? '') ? (line.after_id ?? '') : line.id)
  const above = ids.slice(0, Math.max(0, end)).findLast(id => ledger.stored(id) !== undefined)
  return { ...line, after_id: above ?? null }
}

interface Refused {
  /** As it was sent, and with all that was typed since. */
  readonly sent: NewLine
  readonly now: NewLine
  readonly problems: readonly (readonly [path: string, code: string])[]
  /** Codes that are known to be taken; one that is given is put there. */
  readonly taken: string[]
  /** Lines that were sent with it: it may follow one of them. */
  readonly beside: readonly { readonly id: string }[]
}

/**
 * Mends of a refused line what needs nobody: a code that nobody has chosen, a place that is no more, a field that holds
 * another value by now. Answers what is still against it.
 */
export const mend = (
  { sent, now, problems, taken, beside }: Refused,
  around: Around,
): { line: NewLine; reasons: readonly Reason[] } => {
  let line = now
  const reasons: Reason[] = []
  for (const [path, code] of problems) {
    const field: Field | undefined = fieldNames.find(name => name === path)
    if (path === 'after_id') line = beside.some(({ id }) => id === now.after_id) ? line : anchored(line, around)
    else if (!field) reasons.push({ id: now.id, field: 'code', code: code === 'unknown_value' ? 'not_found' : code })
    else if (code === 'code_taken' && now.code === now.given) {
      const free = nextCode([...taken, now.code], '')
      taken.push(free)
      line = { ...line, code: free, given: free }
    } else if (valueIn(now, field) === valueIn(sent, field)) reasons.push({ id: now.id, field, code })
  }
  return { line, reasons }
}

/** Says which codes that nobody had chosen have become others. */
export const tellRecoded = (news: NewsDesk, adds: readonly NewLine[], former: readonly NewLine[]): void => {
  const isRecoded = (line: NewLine) => former.some(({ id, given }) => id === line.id && given !== line.given)
  const codes = adds.filter(line => line.given && isRecoded(line))
  if (codes.length > 0) news.tell({ what: 'recoded', value: codes.map(({ code }) => code).join(', ') })
}
