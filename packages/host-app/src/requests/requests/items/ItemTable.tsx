import type { Currency } from '@portal/contract/core/fields/money'
import { balanceOf, type RequestLine, typedSum } from '@portal/contract/requests/request-items'
import { tableRoles } from '@portal/ui/DataTable'
import { Money } from '@portal/ui/Money'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { useRequestTexts } from '../../../core/texts/requests.ts'
import { ItemHead } from './ItemHead.tsx'
import { ItemRow } from './ItemRow.tsx'
import { focusCell, onItemKey, onItemPaste } from './item-cells.ts'
import { cell, frame, group, number, row, sum, table } from './item-table.css.ts'
import { emptyItem, type TypedItem } from './request-items.ts'

/** Number of columns before the total. */
const COLUMNS = 7

export interface ItemTableProps {
  items: readonly TypedItem[]
  /** Called with an updater function, so that several updates in one batch don't overwrite each other. */
  onChange: (change: (items: readonly TypedItem[]) => readonly TypedItem[]) => void
  currency: Currency
  lines: readonly RequestLine[] | undefined
  /** Pastes a spreadsheet block starting at a cell. */
  onPaste: (text: string, at: { readonly row: number; readonly column: number }) => void
  /** Dollar value of one unit of the currency today. Null if unknown. */
  rate: number | null
}

/** Items as a small grid. Enter moves down, and a spreadsheet block pastes from the focused cell. */
export const ItemTable = ({ items, onChange, onPaste, currency, lines, rate }: ItemTableProps) => {
  const t = useRequestTexts()
  const body = useRef<HTMLTableSectionElement>(null)
  // The pressed button unmounts with its item, so focus moves to another cell.
  const remove = (removed: TypedItem, row: number) => {
    flushSync(() => onChange(now => now.filter(({ key }) => key !== removed.key)))
    if (body.current) focusCell(body.current, { row: Math.min(row, items.length - 2), field: 'name' })
  }
  return (
    <div className={frame}>
      {/* Repeats the implicit roles. Browsers drop table semantics when CSS displays a table as groups. */}
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
              left={lines && balanceOf(item, items, lines)}
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
              <Money amount={typedSum(items)} currency={currency} />
            </td>
            <td className={cell} {...tableRoles.cell} />
          </tr>
        </tfoot>
      </table>
    </div>
  )
}
