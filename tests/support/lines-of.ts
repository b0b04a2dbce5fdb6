/** In how many lines the text of an element is drawn. Text that is isolated for its direction has a box of its own. */
export const linesOf = (element: Element): number => {
  const range = document.createRange()
  range.selectNodeContents(element)
  const tops = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top))
  return new Set(tops).size
}
