/** The number of lines that the text of an element takes. Text in a bidi isolate has a box of its own. */
export const linesOf = (element: Element): number => {
  const range = document.createRange()
  range.selectNodeContents(element)
  const tops = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top))
  return new Set(tops).size
}
