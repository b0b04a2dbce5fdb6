/** Shortens text to `most` pixels, with an ellipsis. */
export const shorten = (text: string, most: number, measure: (text: string) => number): string => {
  if (measure(text) <= most) return text
  const letters = [...text]
  while (letters.length > 1 && measure(`${letters.join('')}…`) > most) letters.pop()
  return `${letters.join('').trimEnd()}…`
}
