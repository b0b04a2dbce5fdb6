import type { ActivityRecord } from '@portal/contract/programmes/activities'
import type { ActivityUpdate } from '@portal/contract/programmes/activity-updates'
import type { Column } from '@portal/ui/DataTable'
import { DateText } from '@portal/ui/DateText'
import { Isolate } from '@portal/ui/Isolate'
import { Money } from '@portal/ui/Money'
import { formatNumber } from '@portal/ui/number'
import { Text } from '@portal/ui/Text'
import { useActivityTexts } from '../../../core/texts/programmes.ts'
import { headOf } from '../../../money/budgets/shared/table-parts.tsx'
import { PersonName } from '../../../people/people/PersonName.tsx'
import { Notes } from './Notes.tsx'

export const useUpdateColumns = ({ project }: ActivityRecord): readonly Column<ActivityUpdate>[] => {
  const t = useActivityTexts()
  return [
    {
      id: 'report_date',
      header: t('report_date'),
      primary: true,
      sort: true,
      cell: row => (
        <>
          <DateText value={row.report_date} />
          {row.by && (
            <Text size="small" tone="muted" weight="normal">
              <PersonName person={row.by} />
            </Text>
          )}
        </>
      ),
    },
    {
      id: 'completion',
      header: t('completion'),
      align: 'end',
      sort: true,
      cell: row => <Isolate>{`${row.completion}%`}</Isolate>,
    },
    {
      id: 'actual_beneficiaries',
      header: t('beneficiaries'),
      align: 'end',
      sort: true,
      cell: row => <Isolate>{formatNumber(row.actual_beneficiaries, 0)}</Isolate>,
    },
    {
      id: 'actual_cost_minor',
      header: headOf(t('cost'), project.currency),
      align: 'end',
      sort: true,
      cell: row => <Money amount={row.actual_cost_minor} hasSign={false} />,
    },
    { id: 'notes', header: t('notes'), width: 'wide', cell: row => <Notes update={row} /> },
  ]
}
