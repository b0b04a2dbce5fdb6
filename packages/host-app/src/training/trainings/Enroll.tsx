import { attendanceMethods } from '@portal/contract/programmes/activities'
import { listOpenTrainings } from '@portal/contract/training/sub-activities/enrollments'
import { Link } from '@portal/ui/Link'
import { ListScreen } from '../../blocks/list/ListScreen.tsx'
import { useShellTexts } from '../../core/texts/texts.ts'
import { useTrainingTexts } from '../../core/texts/training.ts'
import { EnrollButton } from './shared/EnrollButton.tsx'
import { TrainingAccess } from './shared/TrainingAccess.tsx'
import { useOpenColumns } from './use-open-columns.tsx'

const OpenTrainings = () => {
  const t = useTrainingTexts()
  const shell = useShellTexts()
  const columns = useOpenColumns()
  const own = (variant: 'text' | 'button') => (
    <Link href="/sup/trainings" variant={variant}>
      {shell('pages.UserDashboard')}
    </Link>
  )
  return (
    <ListScreen
      columns={columns}
      empty={{ title: t('empty_open'), text: t('empty_open_text'), action: own('button') }}
      filters={[
        {
          id: 'attendance_method',
          label: t('attendance_method'),
          options: attendanceMethods.map(value => ({ value, label: t(`attendance_methods.${value}`) })),
        },
        { id: 'free', label: t('places_left'), options: [{ value: 'yes', label: t('with_places') }] },
      ]}
      lead={
        <>
          {t('enroll_lead')} {own('text')}
        </>
      }
      list={listOpenTrainings}
      rowMenu={row => (
        <EnrollButton canRequest={row.can.request} enrollment={row.enrollment} size="small" training={row} />
      )}
      search={t('search_open')}
      sort="start_date"
      title={shell('pages.Enroll')}
    />
  )
}

/** Trainings open for enrolment with date, place, and free places. Users can request a place. */
const Enroll = () => {
  const shell = useShellTexts()
  return (
    <TrainingAccess needs={listOpenTrainings.needs} title={shell('pages.Enroll')}>
      <OpenTrainings />
    </TrainingAccess>
  )
}

export default Enroll
