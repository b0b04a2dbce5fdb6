/** Reads a quoted cell from its opening quote. Without a closing quote, it's not a quoted cell. */
const quotedAt = (text: string, at: number): { cell: string; next: number } | undefined => {
  let cell = ''
  for (let index = at + 1; index < text.length; index++) {
    if (text[index] !== '"') cell += text[index]
    else if (text[index + 1] === '"') {
      cell += '"'
      index++
    } else return /[\t\r\n]/.test(text[index + 1] ?? '\n') ? { cell, next: index + 1 } : undefined
  }
  return undefined
}

const plainAt = (text: string, at: number) => {
  const length = text.slice(at).search(/[\t\r\n]/)
  const next = length < 0 ? text.length : at + length
  return { cell: text.slice(at, next), next }
}

/**
 * Parses cells copied from a spreadsheet. Tabs separate cells, and line breaks separate rows. Cells that contain either
 * are quoted. A trailing line break adds no row.
 */
export const parseBlock = (text: string): string[][] => {
  const rows: string[][] = [[]]
  let at = 0
  while (at <= text.length) {
    const { cell, next } = (text[at] === '"' ? quotedAt(text, at) : undefined) ?? plainAt(text, at)
    rows.at(-1)?.push(cell)
    if (next >= text.length) break
    if (text[next] === '\t') at = next + 1
    else {
      at = next + (text.startsWith('\r\n', next) ? 2 : 1)
      if (at >= text.length) break
      rows.push([])
    }
  }
  return rows
}
