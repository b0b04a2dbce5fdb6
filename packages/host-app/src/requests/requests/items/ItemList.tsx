import type { RequestRecord } from '@portal/contract/requests/request-records'
import { type Column, DataTable } from '@portal/ui/DataTable'
import { Isolate } from '@portal/ui/Isolate'
import { Money } from '@portal/ui/Money'
import { formatNumber } from '@portal/ui/number'
import { Code } from '../../../blocks/text/Code.tsx'
import { useRequestTexts } from '../../../core/texts/requests.ts'
import { ItemName } from './ItemName.tsx'

type Item = RequestRecord['items'][number] & { readonly id: string }

/** Items of the current revision with totals, invoiced amounts, and open amounts. */
export const ItemList = ({ row: { kind, items, currency, state } }: { row: RequestRecord }) => {
  const t = useRequestTexts()
  // Nothing is invoiced before the request is bought or filled.
  const hasInvoices = state === 'bought' || state === 'delivered' || items.some(item => item.invoiced_minor !== 0)
  const figure = (id: 'invoiced' | 'open'): Column<Item> => ({
    id,
    header: t(`item.${id}`),
    align: 'end',
    cell: item => <Money amount={item[`${id}_minor`]} currency={currency} />,
  })
  const columns: readonly Column<Item>[] = [
    {
      id: 'name',
      header: t('item.name'),
      primary: true,
      width: 'wide',
      cell: item => <ItemName currency={currency} item={item} />,
    },
    {
      id: 'total',
      header: t('item.total'),
      align: 'end',
      cell: item => <Money amount={item.total_price_minor} currency={currency} />,
    },
    ...(hasInvoices ? [figure('invoiced'), figure('open')] : []),
    {
      id: 'quantity',
      header: t('item.quantity'),
      align: 'end',
      cell: item => (
        <Isolate direction="auto">
          {formatNumber(item.quantity * 100, 2, true)} {item.unit ?? ''}
        </Isolate>
      ),
    },
    {
      id: 'unit_price',
      header: t('item.unit_price'),
      align: 'end',
      cell: item => <Money amount={item.unit_price_minor} currency={currency} />,
    },
    {
      id: 'total_usd',
      header: t('total_usd'),
      align: 'end',
      cell: item =>
        item.total_usd_minor === null ? t('nobody') : <Money amount={item.total_usd_minor} currency="usd" />,
    },
    {
      id: 'budget_code',
      header: t('item.budget_code'),
      cell: item => (item.budget_code ? <Code>{item.budget_code}</Code> : t('nobody')),
    },
    {
      id: 'unit_code',
      header: t('item.unit_code'),
      cell: item => (item.unit_code ? <Code>{item.unit_code}</Code> : t('nobody')),
    },
  ]
  const rows = items.map((item, at) => ({ ...item, id: String(at) }))
  return <DataTable columns={columns} label={t(`kinds.${kind}.items`)} rowKey={({ id }) => id} rows={rows} />
}
