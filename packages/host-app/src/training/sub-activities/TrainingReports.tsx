import { planSessionsNeed } from '@portal/contract/training/attendance/training-sessions'
import { readEvaluationResults } from '@portal/contract/training/evaluations/evaluations'
import type { SubActivity } from '@portal/contract/training/sub-activities/sub-activities'
import { DescriptionList, type Fact } from '@portal/ui/DescriptionList'
import { Inline } from '@portal/ui/Inline'
import { Link } from '@portal/ui/Link'
import { Text } from '@portal/ui/Text'
import { useRead } from '../../blocks/api/use-read.ts'
import { useQuery } from '../../blocks/navigation/use-query.ts'
import { useMay } from '../../core/session/session.ts'
import { useShellTexts } from '../../core/texts/texts.ts'
import {
  useCertificateTexts,
  useEvaluationTexts,
  useExamTexts,
  useResultTexts,
  useTrainingSessionTexts,
} from '../../core/texts/training.ts'
import { DownloadMenu } from '../../workspace/reports/DownloadMenu.tsx'
import { readAttendanceReport, useAttendanceWords } from '../attendance/report/read-attendance-report.ts'
import { EvaluationMenu } from '../evaluations/shared/EvaluationMenu.tsx'
import { ResultMenu } from '../training-results/ResultMenu.tsx'

const Attendance = ({ id }: { id: string }) => {
  const words = useAttendanceWords()
  return (
    <DownloadMenu
      about={`attendance ${id}`}
      label={words.t('attendance_list')}
      param="session_act"
      read={() => readAttendanceReport(id, words)}
    />
  )
}

const Evaluations = ({ training: { id, can } }: { training: SubActivity }) => {
  const t = useEvaluationTexts()
  const shell = useShellTexts()
  const { href } = useQuery()
  const results = useRead(readEvaluationResults, { id }).data?.data.results
  return (
    <Inline>
      {results && results.length > 0 && can.download_reports && <EvaluationMenu id={id} />}
      {results?.length === 0 && (
        <Text as="span" tone="muted">
          {t('no_results_text')}
        </Text>
      )}
      <Link href={href({ tab: 'evaluations' })}>{shell('pages.Evaluation')}</Link>
    </Inline>
  )
}

/** Downloads and printouts of a training. Each appears only to people with the right. */
export const TrainingReports = ({ training }: { training: SubActivity }) => {
  const { id, can } = training
  const t = useResultTexts()
  const certificates = useCertificateTexts()
  const exams = useExamTexts()
  const sessions = useTrainingSessionTexts()
  const shell = useShellTexts()
  const { href } = useQuery()
  const mayPlan = useMay(planSessionsNeed)
  const facts: readonly (Fact | false)[] = [
    mayPlan && { label: sessions('attendance'), value: <Attendance id={id} /> },
    can.view_results && can.download_reports && { label: t('results'), value: <ResultMenu id={id} /> },
    can.view_results && {
      label: certificates('own'),
      value: <Link href={href({ tab: 'results' })}>{certificates('issued')}</Link>,
    },
    can.show_evaluation && { label: shell('pages.Evaluation'), value: <Evaluations training={training} /> },
    can.view_answers && {
      label: exams('tests'),
      value: <Link href={href({ tab: 'answers' })}>{exams('answers')}</Link>,
    },
  ]
  return <DescriptionList facts={facts.filter(fact => fact !== false)} />
}
