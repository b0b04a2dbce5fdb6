import type { Currency } from '@portal/contract/core/fields/money'
import type { RequestLine } from '@portal/contract/requests/request-items'
import { tableRoles } from '@portal/ui/DataTable'
import { Money } from '@portal/ui/Money'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { useRequestTexts } from '../shared/texts.ts'
import { ItemHead } from './ItemHead.tsx'
import { ItemRow } from './ItemRow.tsx'
import { focusCell, onItemKey, onItemPaste } from './item-cells.ts'
import { cell, frame, group, number, row, sum, table } from './item-table.css.ts'
import { emptyItem, leftOf, type TypedItem, totalOf } from './request-items.ts'

/** The columns before that of totals. */
const COLUMNS = 7

export interface ItemTableProps {
  items: readonly TypedItem[]
  /** Takes what becomes of the items as they are then: fields that are put back at once do not undo each other. */
  onChange: (change: (items: readonly TypedItem[]) => readonly TypedItem[]) => void
  currency: Currency
  lines: readonly RequestLine[] | undefined
  /** Lays a block of a spreadsheet over the items from a cell on. */
  onPaste: (text: string, at: { readonly row: number; readonly column: number }) => void
  /** What one unit of the currency is worth in dollars today; null where no rate is known. */
  rate: number | null
}

/** The items as a small grid: Enter leads down, and a block of a spreadsheet is pasted from the cell of the cursor on. */
export const ItemTable = ({ items, onChange, onPaste, currency, lines, rate }: ItemTableProps) => {
  const t = useRequestTexts()
  const body = useRef<HTMLTableSectionElement>(null)
  // The button that was pressed goes with its item.
  const remove = (removed: TypedItem, row: number) => {
    flushSync(() => onChange(now => now.filter(({ key }) => key !== removed.key)))
    if (body.current) focusCell(body.current, { row: Math.min(row, items.length - 2), field: 'name' })
  }
  const total = items.reduce((before, item) => before + totalOf(item), 0)
  return (
    <div className={frame}>
      {/* Named as tables once more: browsers forget it where they are shown as groups. */}
      <table
        aria-label={t('kinds.purchase_requests.items')}
        className={table}
        onKeyDownCapture={event => onItemKey(event, () => onChange(now => [...now, emptyItem()]))}
        onPaste={event => onItemPaste(event, onPaste)}
        {...tableRoles.table}
      >
        <ItemHead isOfCore={!lines} />
        <tbody className={group} ref={body} {...tableRoles.group}>
          {items.map((item, at) => (
            <ItemRow
              at={at}
              currency={currency}
              item={item}
              key={item.key}
              left={lines && leftOf(item, items, lines)}
              lines={lines}
              onChange={change => onChange(now => now.map(one => (one.key === item.key ? { ...one, ...change } : one)))}
              onRemove={items.length > 1 ? () => remove(item, at) : undefined}
              rate={rate}
            />
          ))}
        </tbody>
        <tfoot className={group} {...tableRoles.group}>
          <tr className={row} {...tableRoles.row}>
            <th className={number} colSpan={COLUMNS} {...tableRoles.rowHead}>
              {t('total')}
            </th>
            <td className={sum} {...tableRoles.cell}>
              <Money amount={total} currency={currency} />
            </td>
            <td className={cell} {...tableRoles.cell} />
          </tr>
        </tfoot>
      </table>
    </div>
  )
}
