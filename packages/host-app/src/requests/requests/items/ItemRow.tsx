import { tableRoles } from '@portal/ui/DataTable'
import { Icon } from '@portal/ui/Icon'
import { IconButton } from '@portal/ui/IconButton'
import { useRequestTexts } from '../shared/texts.ts'
import { ItemSum } from './ItemSum.tsx'
import { cell, number, row, sum } from './item-table.css.ts'
import { dollarsOf, totalOf } from './request-items.ts'
import { type ItemFieldsOptions, useItemFields } from './use-item-fields.tsx'

interface ItemRowProps extends ItemFieldsOptions {
  /** Of its line, after all items of the line. */
  left: number | undefined
  /** Of the currency to the dollar; null where none is known. */
  rate: number | null
  /** Takes the item away. Default: it is the only one. */
  onRemove?: (() => void) | undefined
}

/** One item: what, how much, at which price, of which line, what it comes to and what is left of the line. */
export const ItemRow = ({ item, at, currency, lines, left, rate, onChange, onRemove }: ItemRowProps) => {
  const t = useRequestTexts()
  const fields = useItemFields({ item, at, currency, lines, onChange })
  return (
    <tr className={row} {...tableRoles.row}>
      <th className={number} {...tableRoles.rowHead}>
        {t('item_number', { number: at + 1 })}
      </th>
      {fields.map(field => (
        <td className={cell} key={field.key} {...tableRoles.cell}>
          {field}
        </td>
      ))}
      <td className={sum} {...tableRoles.cell}>
        <ItemSum currency={currency} dollars={dollarsOf(item, rate)} left={left} total={totalOf(item)} />
      </td>
      <td className={cell} {...tableRoles.cell}>
        {onRemove && (
          <IconButton icon={<Icon name="close" />} label={t('remove_item', { number: at + 1 })} onPress={onRemove} />
        )}
      </td>
    </tr>
  )
}
