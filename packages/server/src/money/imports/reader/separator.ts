const MARKS = [',', ';', '\t', '|'] as const

/** Limits the sample that detects the separator. */
const LINES = 50
const CHARACTERS = 64 * 1024

/** An optional first line that names the separator. */
const NAMED = /^sep=(.)\r?\n/i

/** A text file's separator, its text without the `sep=` line, and the number of skipped lines. */
export interface Separator {
  readonly mark: string
  readonly text: string
  readonly skipped: number
}

const mostFrequent = (counts: readonly number[]) => {
  const times = new Map<number, number>()
  for (const count of counts) if (count > 0) times.set(count, (times.get(count) ?? 0) + 1)
  return [...times].reduce((best, [count, lines]) => (lines > best.lines ? { count, lines } : best), {
    count: 0,
    lines: 0,
  })
}

/** The separator that most lines contain equally often, outside of quotes. Decimal marks and list commas vary. */
const foundMark = (text: string): string => {
  const lines = text
    .slice(0, CHARACTERS)
    .replace(/"[^"]*"/g, '')
    .split(/\r?\n|\r/, LINES)
    .filter(line => line.trim() !== '')
  const scored = MARKS.map(mark => ({ mark, ...mostFrequent(lines.map(line => line.split(mark).length - 1)) }))
  const isBetter = (one: (typeof scored)[number], best: (typeof scored)[number]) =>
    one.lines > best.lines || (one.lines === best.lines && one.count > best.count)
  return scored.reduce((best, one) => (isBetter(one, best) ? one : best)).mark
}

/** Finds the separator from a `sep=;` line, or from the first lines. */
export const separatorOf = (text: string): Separator => {
  const [line = '', mark] = NAMED.exec(text) ?? []
  return mark === undefined
    ? { mark: foundMark(text), text, skipped: 0 }
    : { mark, text: text.slice(line.length), skipped: 1 }
}
