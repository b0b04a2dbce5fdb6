import type { OpenTraining } from '@portal/contract/training/sub-activities/enrollments'
import type { Column } from '@portal/ui/DataTable'
import { DateText } from '@portal/ui/DateText'
import { Isolate } from '@portal/ui/Isolate'
import { formatNumber } from '@portal/ui/number'
import { Text } from '@portal/ui/Text'
import { nameColumn } from '../../blocks/list/name-column.tsx'
import { useTrainingTexts } from '../../core/texts/training.ts'
import { EnrollmentStatus } from '../enrollments/EnrollmentStatus.tsx'
import { useCourseName } from '../sub-activities/shared/sub-activity-names.ts'
import { PeriodText } from './shared/PeriodText.tsx'

/** Columns of open trainings: date, place, course, and free places. */
export const useOpenColumns = (): readonly Column<OpenTraining>[] => {
  const t = useTrainingTexts()
  const courseName = useCourseName()
  return [
    nameColumn(t('name'), 'medium'),
    { id: 'start_date', header: t('period'), sort: true, cell: row => <PeriodText {...row} /> },
    {
      id: 'place',
      header: t('place'),
      cell: row => (row.place ? <Isolate direction="auto">{row.place}</Isolate> : t('no_place')),
    },
    {
      id: 'course',
      header: t('course'),
      cell: row => (row.course ? <Isolate direction="auto">{courseName(row.course)}</Isolate> : t('no_course')),
    },
    {
      id: 'attendance_method',
      header: t('attendance_method'),
      cell: row => t(`attendance_methods.${row.attendance_method}`),
    },
    {
      id: 'places_left',
      header: t('places_left'),
      cell: row => (row.places_left === null ? t('no_limit') : formatNumber(row.places_left, 0)),
    },
    {
      id: 'enroll_until',
      header: t('enroll_until'),
      sort: true,
      cell: row => row.enroll_until && <DateText value={row.enroll_until} />,
    },
    {
      id: 'enrollment',
      header: t('own_state'),
      cell: row =>
        row.enrollment ? <EnrollmentStatus {...row.enrollment} /> : <Text tone="muted">{t('not_requested')}</Text>,
    },
  ]
}
