import { quantityLeft } from '@portal/contract/requests/request-items'
import type { RequestRecord } from '@portal/contract/requests/request-records'
import { type Column, DataTable } from '@portal/ui/DataTable'
import { DateText } from '@portal/ui/DateText'
import { Inline } from '@portal/ui/Inline'
import { Isolate } from '@portal/ui/Isolate'
import { formatNumber } from '@portal/ui/number'
import { Stack } from '@portal/ui/Stack'
import { Timeline } from '@portal/ui/Timeline'
import { Written } from '../../../blocks/text/Written.tsx'
import { useRequestTexts } from '../../../core/texts/requests.ts'
import { useNameOf } from '../../../people/people/use-name-of.ts'
import { DownloadMenu } from '../../../workspace/reports/DownloadMenu.tsx'
import { useReceiveNote } from './use-receive-note.ts'

type Item = RequestRecord['items'][number] & { readonly id: string }

const figure = (quantity: number) => formatNumber(Math.round(quantity * 100), 2, true)

/** Service receive note: received and outstanding quantities per item, and every delivery. */
export const ReceiptTab = ({ row }: { row: RequestRecord }) => {
  const t = useRequestTexts()
  const { items, receipts } = row
  const noteOf = useReceiveNote()
  const nameOf = useNameOf()
  const quantity = (id: string, header: string, of: (item: Item) => number): Column<Item> => ({
    ...{ id, header, align: 'end' },
    cell: item => (
      <Isolate direction="auto">
        {figure(of(item))} {item.unit ?? ''}
      </Isolate>
    ),
  })
  const columns: readonly Column<Item>[] = [
    {
      ...{ id: 'name', header: t('item.name'), primary: true, width: 'wide' },
      cell: item => <Isolate direction="auto">{item.name}</Isolate>,
    },
    quantity('quantity', t('item.quantity'), item => item.quantity),
    quantity('received', t('received'), item => item.received),
    quantity('left', t('to_come'), quantityLeft),
  ]
  const events = receipts.toReversed().map(({ number, items: came, note, by, at }) => ({
    id: String(number),
    title: t('receipt_number', { number }),
    at: <DateText format="datetime" value={at} />,
    body: (
      <>
        {came
          .map(one => `${items[one.position]?.name ?? ''}: ${figure(one.quantity)} ${items[one.position]?.unit ?? ''}`)
          .join(t('comma'))}
        {note && <Written>{note}</Written>}
      </>
    ),
    ...(by && { by: nameOf(by) }),
  }))
  return (
    <Stack gap="large">
      <Inline>
        <DownloadMenu
          about={`receive note ${row.id}`}
          label={t('download_note')}
          param="note"
          read={async () => noteOf(row)}
        />
      </Inline>
      <DataTable
        columns={columns}
        label={t('receive_note')}
        rowKey={({ id }) => id}
        rows={items.map((item, at) => ({ ...item, id: String(at) }))}
      />
      {events.length > 0 && <Timeline events={events} label={t('receipts')} />}
    </Stack>
  )
}
