/** The text, or as much of its beginning as is not wider than `most`, with an ellipsis. */
export const shorten = (text: string, most: number, measure: (text: string) => number): string => {
  if (measure(text) <= most) return text
  const letters = [...text]
  while (letters.length > 1 && measure(`${letters.join('')}…`) > most) letters.pop()
  return `${letters.join('').trimEnd()}…`
}
