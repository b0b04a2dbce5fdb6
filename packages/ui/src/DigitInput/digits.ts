const arabicZeros = [0x0660, 0x06f0]

/** Turns Arabic-Indic and Persian figures into Western ones. */
const western = (text: string) =>
  text.replace(/[\u0660-\u0669\u06F0-\u06F9]/g, figure => {
    const code = figure.charCodeAt(0)
    const zero = arabicZeros.find(start => code >= start && code < start + 10) ?? code
    return String(code - zero)
  })

/** The figures in a text: a pasted code may come with spaces, dashes or words around it. */
export const digitsIn = (text: string) => [...western(text)].filter(character => /\d/.test(character))

/** Writes digits from a position on and leaves the rest; returns the boxes and where to go on. */
export const write = (boxes: readonly string[], from: number, figures: readonly string[]) => {
  const next = boxes.map((old, position) => figures[position - from] ?? old)
  return { next, position: Math.min(from + figures.length, boxes.length - 1) }
}

/** Spreads a value over the boxes. */
export const boxesOf = (value: string, length: number) =>
  Array.from({ length }, (_, position) => (value[position] ?? '').trim())
