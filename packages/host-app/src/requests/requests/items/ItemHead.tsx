import { tableRoles } from '@portal/ui/DataTable'
import { useRequestTexts } from '../../../core/texts/requests.ts'
import { cell, head, sum } from './item-table.css.ts'

/** Column headers of the items. A core request has a code instead of a budget line. */
export const ItemHead = ({ isOfCore }: { isOfCore: boolean }) => {
  const t = useRequestTexts()
  const required = (name: string) => t('required_column', { name })
  const heads = [
    t('item.item'),
    required(t('item.name')),
    t('item.unit'),
    required(t('item.quantity')),
    required(t('item.unit_price')),
    required(t(isOfCore ? 'item.budget_code' : 'item.budget_item_id')),
    t('item.unit_code'),
  ]
  return (
    <thead className={head} {...tableRoles.group}>
      <tr {...tableRoles.row}>
        {heads.map(name => (
          <th className={cell} key={name} {...tableRoles.head}>
            {name}
          </th>
        ))}
        <th className={sum} {...tableRoles.head}>
          {t('item.total')}
        </th>
        <td className={cell} {...tableRoles.cell} />
      </tr>
    </thead>
  )
}
