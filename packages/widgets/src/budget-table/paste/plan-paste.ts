import { fromSpreadsheet } from '@portal/contract/core/fields/text-rules'
import type { AddedItem } from '@portal/contract/money/budgets/budget-items'
import { parseBlock } from '@portal/ui/cells'
import type { DecimalMark, Found } from '@portal/ui/number'
import type { Controller } from '../editing/controller.ts'
import { editableAt } from '../editing/editable.ts'
import { MAX_LINES } from '../model/batches.ts'
import { changed, type Entry, itemOf } from '../model/change-set.ts'
import { type ColumnId, changeOf, columns, formatCell, type ItemPatch, isSum, valueIn } from '../model/columns.ts'
import { newLine } from '../model/new-line.ts'
import { type CellProblem, parseCell } from '../model/parse-cell.ts'
import { decimalMarkOf, fillSelection, targetLines } from './pasted-block.ts'

/** A cell that the paste would change, or why it can't. */
export interface PlannedCell {
  readonly field: Entry['field']
  /** Row in the block, from 0. */
  readonly row: number
  /** Code and name of the line. */
  readonly line: string
  readonly isNew: boolean
  readonly text: string
  readonly before: string
  readonly after: string
  readonly problem?: CellProblem | 'privilege_missing'
  readonly thousands?: string
}

export interface PastePlan {
  readonly cells: readonly PlannedCell[]
  readonly entries: readonly Entry[]
  readonly adds: readonly AddedItem[]
  /** Computed columns, which stay unchanged. */
  readonly computed: readonly ColumnId[]
  readonly isTooMuch: boolean
  /** Planned total of the whole budget, before and after. */
  readonly planned: { readonly before: number; readonly after: number }
  /** Decimal mark of the block, judged by all its numbers. */
  readonly mark: Found<DecimalMark>
}

/**
 * Plans a paste without changing anything. The block covers lines from the cursor to the end of their category. Further
 * rows become new lines. `chosen` is the decimal mark if the block doesn't show it.
 */
export const planPaste = (
  controller: Controller,
  text: string,
  newName: string,
  chosen: DecimalMark | null = null,
): PastePlan => {
  const { store, cursor } = controller
  const { category_id, ids } = targetLines(controller)
  const block = fillSelection(
    parseBlock(text).map(row => row.map(fromSpreadsheet)),
    controller,
  )
  const { first } = cursor.block()
  const mark = decimalMarkOf(block, first, chosen)
  const cells: PlannedCell[] = []
  const entries: Entry[] = []
  const adds: AddedItem[] = []
  const computed = new Set<ColumnId>()
  const before_minor = store.totals().total_minor
  let after_minor = before_minor
  const isTooMuch = block.length > MAX_LINES
  for (const [at, row] of (isTooMuch || !category_id ? [] : block).entries()) {
    const id = ids[at]
    if (id === undefined && row.every(cell => cell.trim() === '')) continue
    const after_id = adds.at(-1)?.id ?? ids.at(-1) ?? store.linesIn(category_id ?? '').at(-1)
    const position = { category_id: category_id ?? '', ...(after_id === undefined ? {} : { after_id }) }
    const taken = adds.map(({ code }) => code)
    let added = id === undefined ? newLine(store, position, newName, taken) : undefined
    const holder = added ? itemOf(added, true) : store.line(id ?? '')
    let changes: ItemPatch = {}
    for (const [along, typed] of row.entries()) {
      const column = columns[first + along]
      if (!column || !holder) continue
      if (isSum(column)) {
        computed.add(column)
        continue
      }
      const reading = parseCell(column, typed, store.project.currency, mark.style)
      const isAllowed = added
        ? store.budget().can.add_item
        : editableAt(controller, holder.id, first + along) !== undefined
      const base = {
        field: column,
        row: at,
        text: typed.trim(),
        isNew: added !== undefined,
        line: `${holder.code} ${holder.name}`,
      }
      const before = added ? '' : formatCell(column, valueIn(holder, column))
      if ('problem' in reading) cells.push({ ...base, before, after: base.text, ...reading })
      else {
        const isSame = !added && valueIn(holder, column) === reading.value
        if (isSame) continue
        const problem = isAllowed ? {} : { problem: 'privilege_missing' as const }
        cells.push({ ...base, before, after: formatCell(column, reading.value), ...problem })
        if (added) added = { ...added, ...changeOf(column, reading.value) }
        else {
          changes = { ...changes, ...changeOf(column, reading.value) }
          entries.push({ id: holder.id, field: column, value: reading.value })
        }
      }
    }
    if (added) adds.push(added)
    if (added) after_minor += itemOf(added, true).total_minor
    else if (holder) after_minor += changed(holder, changes).total_minor - holder.total_minor
  }
  const planned = { before: before_minor, after: after_minor }
  return { cells, entries, adds, computed: [...computed], isTooMuch, planned, mark }
}
