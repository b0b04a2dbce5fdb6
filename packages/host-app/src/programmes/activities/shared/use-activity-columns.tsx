import type { Activity } from '@portal/contract/programmes/activities'
import { wasDelayed } from '@portal/contract/programmes/delays'
import type { Column } from '@portal/ui/DataTable'
import { DateText } from '@portal/ui/DateText'
import { Isolate } from '@portal/ui/Isolate'
import { Meter } from '@portal/ui/Meter'
import { formatNumber } from '@portal/ui/number'
import { Text } from '@portal/ui/Text'
import { nameColumn } from '../../../blocks/list/name-column.tsx'
import { useActivityTexts } from '../../../core/texts/programmes.ts'
import { ProjectHover } from '../../projects/shared/ProjectHover.tsx'
import { ActivityState, Delayed } from './ActivityState.tsx'

/** The columns of an activity list. Across projects, it includes the project and the due date. */
export const useActivityColumns = (hasProject: boolean): readonly Column<Activity>[] => {
  const t = useActivityTexts()
  const project: Column<Activity> = {
    id: 'project',
    header: t('project'),
    truncates: true,
    cell: row => <ProjectHover id={row.project.id}>{row.project.code}</ProjectHover>,
  }
  const start: Column<Activity> = {
    id: 'start_date',
    header: t('start_date'),
    sort: true,
    cell: row => <DateText value={row.start_date} />,
  }
  const end = (id: 'end_date' | 'due'): Column<Activity> => ({
    id,
    header: t(id),
    sort: true,
    cell: row => <DateText value={row.end_date} />,
  })
  // The sums on the project page link to this column.
  const beneficiaries: Column<Activity> = {
    id: 'beneficiaries',
    header: t('beneficiaries'),
    align: 'end',
    cell: row =>
      t('reached_of', {
        reached: formatNumber(row.actual_beneficiaries, 0),
        planned: formatNumber(row.planned_beneficiaries, 0),
      }),
  }
  return [
    nameColumn(t('name')),
    { id: 'state', header: t('state'), cell: row => <ActivityState state={row.state} /> },
    {
      id: 'completion',
      header: t('completion'),
      sort: true,
      width: 'narrow',
      cell: row => <Meter isLabelHidden label={t('done')} value={row.completion} />,
    },
    {
      id: 'delay',
      header: t('delay'),
      cell: row =>
        row.is_delayed || wasDelayed(row) ? (
          <Delayed row={row} />
        ) : (
          <Text as="span" tone="muted">
            {t('on_time')}
          </Text>
        ),
    },
    hasProject ? end('due') : beneficiaries,
    {
      id: 'code',
      header: t('code'),
      sort: true,
      truncates: true,
      cell: row => <Isolate direction="ltr">{row.code}</Isolate>,
    },
    ...(hasProject ? [project, start] : [start, end('end_date')]),
  ]
}
