const arabicZeros = [0x0660, 0x06f0]

/** Converts Arabic-Indic and Persian digits to Western ones. */
const western = (text: string) =>
  text.replace(/[\u0660-\u0669\u06F0-\u06F9]/g, figure => {
    const code = figure.charCodeAt(0)
    const zero = arabicZeros.find(start => code >= start && code < start + 10) ?? code
    return String(code - zero)
  })

/** Extracts the digits. A pasted code may contain spaces, dashes, or words. */
export const digitsIn = (text: string) => [...western(text)].filter(character => /\d/.test(character))

/** Writes digits from a position on. Returns the boxes and the next focus position. */
export const write = (boxes: readonly string[], from: number, figures: readonly string[]) => {
  const next = boxes.map((old, position) => figures[position - from] ?? old)
  return { next, position: Math.min(from + figures.length, boxes.length - 1) }
}

export const boxesOf = (value: string, length: number) =>
  Array.from({ length }, (_, position) => (value[position] ?? '').trim())
