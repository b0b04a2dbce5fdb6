import type { SubActivity } from '@portal/contract/training/sub-activities/sub-activities'
import type { Column } from '@portal/ui/DataTable'
import { DateText } from '@portal/ui/DateText'
import { Isolate } from '@portal/ui/Isolate'
import { Text } from '@portal/ui/Text'
import { nameColumn } from '../../../blocks/list/name-column.tsx'
import { useSubActivityTexts } from '../../../core/texts/training.ts'
import { PersonName } from '../../../people/people/PersonName.tsx'
import { useCourseName } from './sub-activity-names.ts'

/** Columns of sub-activities. A list across activities also shows the activity, and sorts the period by due date. */
export const useSubActivityColumns = (hasActivity: boolean): readonly Column<SubActivity>[] => {
  const t = useSubActivityTexts()
  const courseName = useCourseName()
  const activity: Column<SubActivity> = {
    id: 'activity',
    header: t('activity'),
    width: 'medium',
    cell: row => <Isolate direction="auto">{row.activity.name}</Isolate>,
  }
  const dates: readonly Column<SubActivity>[] = [
    { id: 'start_date', header: t('start_date'), sort: true, cell: row => <DateText value={row.start_date} /> },
    { id: 'end_date', header: t('end_date'), sort: true, cell: row => <DateText value={row.end_date} /> },
  ]
  // Upcoming ones sort by start, past ones by end.
  const due: Column<SubActivity> = {
    id: 'due',
    header: t('period'),
    sort: true,
    cell: row => (
      <Text as="span" isOneLine>
        <DateText value={row.start_date} /> – <DateText value={row.end_date} />
      </Text>
    ),
  }
  return [
    nameColumn(t('name'), 'medium'),
    // Shows the activity, because groups of different activities can share a name.
    ...(hasActivity ? [activity, due] : []),
    {
      id: 'code',
      header: t('code'),
      sort: true,
      truncates: true,
      cell: row => <Isolate direction="ltr">{row.code}</Isolate>,
    },
    ...(hasActivity ? [] : dates),
    {
      id: 'course',
      header: t('course'),
      cell: row =>
        row.course ? (
          <Isolate direction="auto">{courseName(row.course)}</Isolate>
        ) : (
          <Text as="span" tone="muted">
            {t('no_course')}
          </Text>
        ),
    },
    {
      id: 'attendance_method',
      header: t('attendance_method'),
      cell: row => t(`attendance_methods.${row.attendance_method}`),
    },
    {
      id: 'team',
      header: t('team'),
      cell: row =>
        row.team.map((person, at) => (
          <span key={person.id}>
            {at > 0 && ', '}
            <PersonName person={person} />
          </span>
        )),
    },
  ]
}
