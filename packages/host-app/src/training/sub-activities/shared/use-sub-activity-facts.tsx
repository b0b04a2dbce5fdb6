import type { SubActivityRecord } from '@portal/contract/training/sub-activities/sub-activities'
import { DateText } from '@portal/ui/DateText'
import type { Fact } from '@portal/ui/DescriptionList'
import { Isolate } from '@portal/ui/Isolate'
import { Link } from '@portal/ui/Link'
import { useCertificateTexts, useSubActivityTexts } from '../../../core/texts/training.ts'
import { CertificateConditions } from '../../certificates/shared/CertificateConditions.tsx'
import { useCourseName } from './sub-activity-names.ts'

export const useSubActivityFacts = () => {
  const t = useSubActivityTexts()
  const certificates = useCertificateTexts()
  const courseName = useCourseName()
  return (row: SubActivityRecord): readonly Fact[] => {
    const activity = <Isolate direction="auto">{row.activity.name}</Isolate>
    return [
      { label: t('code'), value: <Isolate direction="ltr">{row.code}</Isolate> },
      {
        label: t('period'),
        value: (
          <>
            <DateText value={row.start_date} /> – <DateText value={row.end_date} />
          </>
        ),
      },
      {
        label: t('course'),
        value: row.course ? <Isolate direction="auto">{courseName(row.course)}</Isolate> : t('no_course'),
      },
      { label: t('attendance_method'), value: t(`attendance_methods.${row.attendance_method}`) },
      { label: t('place'), value: row.place ? <Isolate direction="auto">{row.place}</Isolate> : t('no_place') },
      {
        label: t('places_taken'),
        value:
          row.capacity === null
            ? t('taken', { taken: row.trainees })
            : t('taken_of', { trainees: row.trainees, capacity: row.capacity }),
      },
      {
        label: t('enrollment'),
        value:
          row.enroll_from && row.enroll_until ? (
            <>
              <DateText value={row.enroll_from} /> – <DateText value={row.enroll_until} />
            </>
          ) : (
            t('no_enrollment')
          ),
      },
      { label: certificates('certificate'), value: <CertificateConditions settings={row} /> },
      {
        label: t('activity'),
        value: row.sees_activity ? <Link href={`/staff/activity/${row.activity.id}`}>{activity}</Link> : activity,
      },
      { label: t('project'), value: <Isolate direction="auto">{row.project.name}</Isolate> },
    ]
  }
}
