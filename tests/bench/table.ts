/** One row of a result table. */
export type Row = Readonly<Record<string, string | number>>

const cell = (value: string | number) => (typeof value === 'number' ? String(Math.round(value * 100) / 100) : value)

/** Prints rows as a table with a title. All values of a table were measured in the same run. */
export const printTable = (title: string, rows: readonly Row[]): void => {
  const heads = Object.keys(rows[0] ?? {})
  const widths = heads.map(head => Math.max(head.length, ...rows.map(row => cell(row[head] ?? '').length)))
  const line = (cells: readonly string[]) =>
    cells.map((text, at) => (at === 0 ? text.padEnd(widths[at] ?? 0) : text.padStart(widths[at] ?? 0))).join('  ')
  const out = [`\n## ${title}`, line(heads), line(widths.map(width => '-'.repeat(width)))]
  for (const row of rows) out.push(line(heads.map(head => cell(row[head] ?? ''))))
  process.stdout.write(`${out.join('\n')}\n`)
}

/** The value below which this share of measures lies. A `share` of 0.95 is p95. */
export const percentile = (measures: readonly number[], share: number): number => {
  const sorted = [...measures].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN
}
