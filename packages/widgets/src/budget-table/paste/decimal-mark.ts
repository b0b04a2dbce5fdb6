import { type DecimalMark, type Found, findStyle, markIn } from '@portal/ui/number'
import { columns, isSum, isText } from '../model/columns.ts'

/** The decimal mark of a block pasted from column `first` on, judged by all its numbers. */
export const decimalMarkOf = (
  block: readonly (readonly string[])[],
  first: number,
  chosen: DecimalMark | null,
): Found<DecimalMark> => {
  const isNumeric = (along: number) => {
    const column = columns[first + along]
    return column !== undefined && !isSum(column) && !isText(column)
  }
  const cells = block.flatMap((row, at) =>
    row.flatMap((text, along) => (isNumeric(along) ? [{ line: at + 1, text, shows: markIn(text) }] : [])),
  )
  return findStyle(cells, chosen)
}
