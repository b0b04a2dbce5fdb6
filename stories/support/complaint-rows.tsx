import type { Column } from '@portal/ui/DataTable'
import { DateText } from '@portal/ui/DateText'
import { Isolate } from '@portal/ui/Isolate'
import { Status } from '@portal/ui/Status'

export interface Row {
  readonly id: string
  readonly code: string
  readonly text: readonly [english: string, arabic: string]
  readonly status: 'new' | 'closed'
  readonly cost: string
  readonly filed: string
}

/** A handful of believable complaints for lists in stories. */
export const rows: readonly Row[] = [
  {
    id: '1',
    code: 'C-0142',
    text: ['The hall has no ramp', 'لا يوجد في القاعة منحدر'],
    status: 'new',
    cost: '1,250.00',
    filed: '2026-11-18',
  },
  {
    id: '2',
    code: 'C-0141',
    text: ['Travel money came late', 'تأخر بدل المواصلات'],
    status: 'closed',
    cost: '80.50',
    filed: '2026-11-15',
  },
  {
    id: '3',
    code: 'C-0139',
    text: ['The exam link did not open on my phone', 'رابط الامتحان لم يفتح على هاتفي'],
    status: 'new',
    cost: '0.00',
    filed: '2026-11-02',
  },
]

type Say = (english: string, arabic: string) => string

/** Columns of every kind: named, code, state, figure, date. */
export const columnsFor = (say: Say): readonly Column<Row>[] => [
  { id: 'text', header: say('Complaint', 'الشكوى'), cell: row => say(...row.text), primary: true },
  { id: 'code', header: say('Code', 'الرمز'), cell: row => <Isolate>{row.code}</Isolate> },
  {
    id: 'status',
    header: say('Status', 'الحالة'),
    sort: true,
    cell: row =>
      row.status === 'new' ? (
        <Status tone="info">{say('New', 'جديدة')}</Status>
      ) : (
        <Status tone="success">{say('Closed', 'مغلقة')}</Status>
      ),
  },
  {
    id: 'cost',
    header: say('Cost in $', 'الكلفة بالدولار'),
    align: 'end',
    sort: true,
    cell: row => <Isolate>{row.cost}</Isolate>,
  },
  { id: 'filed', header: say('Filed', 'تاريخ التقديم'), sort: true, cell: row => <DateText value={row.filed} /> },
]
