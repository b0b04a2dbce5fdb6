import { markAttendanceNeed } from '@portal/contract/training/attendance/training-sessions'
import { readTaughtTraining, type TaughtTraining } from '@portal/contract/training/sub-activities/own-trainings'
import { Breadcrumbs } from '@portal/ui/Breadcrumbs'
import { Inline } from '@portal/ui/Inline'
import { Link } from '@portal/ui/Link'
import type { TabChoice } from '@portal/ui/Tabs'
import { useRead } from '../../blocks/api/use-read.ts'
import { RecordScreen } from '../../blocks/record/RecordScreen.tsx'
import { useCurrentRoute } from '../../core/routing/route-context.ts'
import { useMay } from '../../core/session/session.ts'
import { useCommentTexts } from '../../core/texts/messages.ts'
import { useFileTexts, useShellTexts } from '../../core/texts/texts.ts'
import { useExamTexts, useTrainingSessionTexts, useTrainingTexts } from '../../core/texts/training.ts'
import { FileList } from '../../files/files/shared/FileList.tsx'
import { Comments } from '../../messages/comments/Comments.tsx'
import { TrainingSessions } from '../attendance/TrainingSessions.tsx'
import { EvaluationLink } from '../evaluations/shared/EvaluationLink.tsx'
import { TrainingPeople } from '../training-people/TrainingPeople.tsx'
import { TrainingAccess, TrainingNotFound } from './shared/TrainingAccess.tsx'
import { PhaseBadge } from './shared/TrainingList.tsx'
import { useTrainingFacts } from './shared/use-training-facts.tsx'
import { useTrainingsAddress } from './shared/use-trainings-address.ts'

const TrainingToTeach = () => {
  const t = useTrainingTexts()
  const sessions = useTrainingSessionTexts()
  const exams = useExamTexts()
  const mayMark = useMay(markAttendanceNeed)
  const files = useFileTexts()
  const comments = useCommentTexts()
  const mayUpload = useMay(['instructors', 'upload_files'])
  const shell = useShellTexts()
  const { id = '' } = useCurrentRoute().params
  const factsOf = useTrainingFacts()
  const address = useTrainingsAddress()
  const tabsOf = (row: TaughtTraining): readonly TabChoice[] => [
    {
      id: 'trainees',
      label: t('trainees'),
      count: row.trainees,
      content: <TrainingPeople canAdd={false} id={id} of="trainees" />,
    },
    ...(mayUpload
      ? [
          { id: 'comments', label: comments('comments'), content: <Comments of={{ kind: 'sub_activity', id }} /> },
          { id: 'files', label: files('files'), content: <FileList of={{ kind: 'sub_activity', id }} /> },
        ]
      : []),
    ...(mayMark
      ? [
          {
            id: 'sessions',
            label: sessions('sessions'),
            content: <TrainingSessions mayAdd={row.can.sessions} subActivityId={id} />,
          },
        ]
      : []),
  ]
  return (
    <RecordScreen
      breadcrumb={
        <Breadcrumbs crumbs={[{ label: shell('pages.InstructorDashboard'), href: `${address}/instructor` }]} />
      }
      read={useRead(readTaughtTraining, { id })}
      refused={<TrainingNotFound />}
      show={row => ({
        title: row.name,
        status: <PhaseBadge phase={row.phase} />,
        action: (
          <Inline gap="medium">
            <Link href={`${address}/${id}/exam_answers`}>{exams('answers_title')}</Link>
            <EvaluationLink href={`${address}/instructor/${id}/evaluation`} />
          </Inline>
        ),
        facts: factsOf(row),
        tabs: tabsOf(row),
      })}
      title={t('training')}
    />
  )
}

/** One training for its instructors: date, place, and trainees. */
const InstructorTraining = () => {
  const t = useTrainingTexts()
  return (
    <TrainingAccess needs={readTaughtTraining.needs} title={t('training')}>
      <TrainingToTeach />
    </TrainingAccess>
  )
}

export default InstructorTraining
