import { readOwnTraining } from '@portal/contract/training/sub-activities/own-trainings'
import { Breadcrumbs } from '@portal/ui/Breadcrumbs'
import { DateText } from '@portal/ui/DateText'
import { Inline } from '@portal/ui/Inline'
import { Isolate } from '@portal/ui/Isolate'
import { Progress } from '@portal/ui/Progress'
import { Stack } from '@portal/ui/Stack'
import { useRead } from '../../blocks/api/use-read.ts'
import { RecordScreen } from '../../blocks/record/RecordScreen.tsx'
import { useCurrentRoute } from '../../core/routing/route-context.ts'
import { useShellTexts } from '../../core/texts/texts.ts'
import {
  useCertificateTexts,
  useEnrollmentTexts,
  useResultTexts,
  useTrainingSessionTexts,
  useTrainingTexts,
} from '../../core/texts/training.ts'
import { OwnAttendance } from '../attendance/OwnAttendance.tsx'
import { CertificateConditions } from '../certificates/shared/CertificateConditions.tsx'
import { OwnCertificates } from '../certificates/shared/OwnCertificates.tsx'
import { EnrollmentStatus } from '../enrollments/EnrollmentStatus.tsx'
import { EvaluationLink } from '../evaluations/shared/EvaluationLink.tsx'
import { OwnExams } from '../exams/shared/OwnExams.tsx'
import { EnrollButton } from './shared/EnrollButton.tsx'
import { TrainingAccess, TrainingNotFound } from './shared/TrainingAccess.tsx'
import { useTrainingFacts } from './shared/use-training-facts.tsx'
import { useTrainingsAddress } from './shared/use-trainings-address.ts'

const TakenTraining = () => {
  const t = useTrainingTexts()
  const words = useEnrollmentTexts()
  const certificates = useCertificateTexts()
  const results = useResultTexts()
  const sessions = useTrainingSessionTexts()
  const shell = useShellTexts()
  const { id = '' } = useCurrentRoute().params
  const factsOf = useTrainingFacts()
  const address = useTrainingsAddress()
  const read = useRead(readOwnTraining, { id })
  return (
    <RecordScreen
      breadcrumb={<Breadcrumbs crumbs={[{ label: shell('pages.UserDashboard'), href: address }]} />}
      read={read}
      refused={<TrainingNotFound />}
      show={row => ({
        title: row.name,
        status: <EnrollmentStatus {...row.enrollment} />,
        action: (
          <Inline>
            {row.enrollment.state === 'approved' && <EvaluationLink href={`${address}/${id}/evaluation`} />}
            <EnrollButton enrollment={row.enrollment} training={row} />
          </Inline>
        ),
        ...(row.progress !== null && { lead: <Progress label={results('progress')} value={row.progress} /> }),
        facts: [
          ...factsOf(row),
          { label: certificates('certificate'), value: <CertificateConditions settings={row.certificate} /> },
        ],
        children: (
          <Stack gap="large">
            {row.enrollment.state === 'approved' && <OwnExams address={address} trainingId={id} />}
            <OwnCertificates trainingId={id} />
          </Stack>
        ),
        ...(row.enrollment.state === 'approved' && {
          tabs: [{ id: 'attendance', label: sessions('own'), content: <OwnAttendance subActivityId={id} /> }],
        }),
        history: row.enrollment.events.map(event => ({
          id: event.id,
          title: event.state === 'pending' ? t('event_pending') : words(`states.${event.state}`),
          at: <DateText format="datetime" value={event.at} />,
          ...(event.reason && { body: <Isolate direction="auto">{event.reason}</Isolate> }),
        })),
      })}
      title={t('training')}
    />
  )
}

/** One training for its trainees and applicants: date, place, and the status of their request. */
const Training = () => {
  const t = useTrainingTexts()
  return (
    <TrainingAccess needs={readOwnTraining.needs} title={t('training')}>
      <TakenTraining />
    </TrainingAccess>
  )
}

export default Training
