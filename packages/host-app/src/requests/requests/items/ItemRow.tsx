import { typedDollars, typedTotal } from '@portal/contract/requests/request-items'
import { tableRoles } from '@portal/ui/DataTable'
import { Icon } from '@portal/ui/Icon'
import { IconButton } from '@portal/ui/IconButton'
import { useRequestTexts } from '../../../core/texts/requests.ts'
import { ItemSum } from './ItemSum.tsx'
import { cell, number, row, sum } from './item-table.css.ts'
import { type ItemFieldsOptions, useItemFields } from './use-item-fields.tsx'

interface ItemRowProps extends ItemFieldsOptions {
  /** Balance of the item's line after all items on that line. */
  left: number | undefined
  /** Rate of the currency to the dollar. Null if unknown. */
  rate: number | null
  /** Removes the item. Default: it is the only one. */
  onRemove?: (() => void) | undefined
}

/** One item with quantity, price, budget line, total, and the line's balance. */
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
        <ItemSum currency={currency} dollars={typedDollars(item, rate)} left={left} total={typedTotal(item)} />
      </td>
      <td className={cell} {...tableRoles.cell}>
        {onRemove && (
          <IconButton icon={<Icon name="close" />} label={t('remove_item', { number: at + 1 })} onPress={onRemove} />
        )}
      </td>
    </tr>
  )
}
