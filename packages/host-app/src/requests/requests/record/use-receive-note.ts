import { quantityLeft } from '@portal/contract/requests/request-items'
import type { RequestRecord } from '@portal/contract/requests/request-records'
import { useDayOf, useToday } from '../../../blocks/api/use-installation.ts'
import { fileName } from '../../../blocks/files/save-file.ts'
import { useRequestTexts } from '../../../core/texts/requests.ts'
import { useNameOf } from '../../../people/people/use-name-of.ts'
import type { Report } from '../../../workspace/reports/report.ts'
import { tableOf } from '../../../workspace/reports/table.ts'

/** Workbook of the service receive note: items with outstanding quantities, and all deliveries. */
export const useReceiveNote = () => {
  const t = useRequestTexts()
  const nameOf = useNameOf()
  const today = useToday()
  const dayOf = useDayOf()
  return ({ reference, description, requester, items, receipts }: RequestRecord): Report => ({
    ...{ title: `${t('receive_note')} ${reference}`, file: fileName(reference, 'receive-note', today), asOf: today },
    facts: [
      { label: t('reference'), kind: 'code', value: reference },
      { label: t('kinds.purchase_requests.description'), kind: 'text', value: description },
      { label: t('requester'), kind: 'text', value: requester ? nameOf(requester) : null },
    ],
    tables: [
      tableOf({
        ...{ id: 'items', title: t('kinds.purchase_requests.items'), empty: '' },
        columns: [
          { id: 'name', header: t('item.name'), kind: 'text', width: 36, of: item => item.name },
          { id: 'unit', header: t('item.unit'), kind: 'text', width: 12, of: item => item.unit },
          { id: 'quantity', header: t('item.quantity'), kind: 'figure', width: 12, of: item => item.quantity },
          { id: 'received', header: t('received'), kind: 'figure', width: 12, of: item => item.received },
          { id: 'left', header: t('to_come'), kind: 'figure', width: 14, of: quantityLeft },
        ],
        rows: items.map(item => ['line', item]),
      }),
      tableOf({
        ...{ id: 'receipts', title: t('receipts'), empty: t('no_events') },
        columns: [
          { id: 'number', header: t('delivery'), kind: 'figure', width: 10, of: ({ receipt }) => receipt.number },
          {
            id: 'day',
            header: t('expense.date'),
            kind: 'day',
            width: 14,
            of: ({ receipt }) => dayOf(receipt.at),
          },
          {
            ...{ id: 'by', header: t('received_by'), kind: 'text', width: 24 },
            of: ({ receipt }) => receipt.by && nameOf(receipt.by),
          },
          {
            ...{ id: 'name', header: t('item.name'), kind: 'text', width: 36 },
            of: ({ position }) => items[position]?.name ?? null,
          },
          { id: 'quantity', header: t('item.quantity'), kind: 'figure', width: 12, of: ({ quantity }) => quantity },
          { id: 'note', header: t('receipt_note'), kind: 'text', width: 30, of: ({ receipt }) => receipt.note },
        ],
        rows: receipts.flatMap(receipt => receipt.items.map(one => ['line', { ...one, receipt }] as const)),
      }),
    ],
    notes: [],
  })
}
