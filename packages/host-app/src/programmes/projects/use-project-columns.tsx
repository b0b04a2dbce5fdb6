import type { Project } from '@portal/contract/programmes/projects'
import type { Column } from '@portal/ui/DataTable'
import { DateText } from '@portal/ui/DateText'
import { Money } from '@portal/ui/Money'
import { nameColumn } from '../../blocks/list/name-column.tsx'
import { Code } from '../../blocks/text/Code.tsx'
import { useProjectTexts } from '../../core/texts/programmes.ts'
import { PhaseStatus } from './shared/PhaseStatus.tsx'

/** The columns of the list. Names may be in any language. */
export const useProjectColumns = (): readonly Column<Project>[] => {
  const t = useProjectTexts()
  return [
    nameColumn(t('name')),
    { id: 'phase', header: t('phase'), cell: row => <PhaseStatus phase={row.phase} /> },
    { id: 'code', header: t('code'), sort: true, cell: row => <Code>{row.code}</Code> },
    { id: 'donor', header: t('donor'), cell: row => <Code>{row.donor.code}</Code> },
    { id: 'start_date', header: t('start_date'), sort: true, cell: row => <DateText value={row.start_date} /> },
    { id: 'end_date', header: t('end_date'), sort: true, cell: row => <DateText value={row.end_date} /> },
    {
      id: 'budget',
      header: t('budget'),
      align: 'end',
      cell: row => <Money amount={row.budget_minor} currency={row.currency} />,
    },
  ]
}
