/** Start of a text on one line, limited to `most` characters. */
export const excerptOf = (text: string, most: number): string => {
  const line = text
    .slice(0, most * 2)
    .replace(/\s+/g, ' ')
    .trim()
  const letters = [...line]
  return letters.length > most || text.length > most * 2 ? `${letters.slice(0, most).join('')}…` : line
}
