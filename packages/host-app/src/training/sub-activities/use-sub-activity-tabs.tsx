import { filesNeed } from '@portal/contract/files/files'
import { assignToSubActivity, type SubActivity } from '@portal/contract/training/sub-activities/sub-activities'
import type { TabChoice } from '@portal/ui/Tabs'
import { useAct } from '../../blocks/api/use-read.ts'
import { hasSubActivityTab } from '../../core/routing/sub-activity-tabs.ts'
import { useMay } from '../../core/session/session.ts'
import { useCommentTexts, useTrainingEmailTexts } from '../../core/texts/messages.ts'
import { useFileTexts, useShellTexts } from '../../core/texts/texts.ts'
import {
  useExamTexts,
  useResultTexts,
  useSubActivityTexts,
  useTrainingSessionTexts,
} from '../../core/texts/training.ts'
import { useHistoryTexts, useReportTexts } from '../../core/texts/workspace.ts'
import { FileList } from '../../files/files/shared/FileList.tsx'
import { Comments } from '../../messages/comments/Comments.tsx'
import { TrainingEmails } from '../../messages/training-emails/TrainingEmails.tsx'
import { TeamEditor } from '../../people/people/TeamEditor.tsx'
import { History } from '../../workspace/history/History.tsx'
import { TrainingSessions } from '../attendance/TrainingSessions.tsx'
import { TrainingAnswers } from '../exams/shared/answers/TrainingAnswers.tsx'
import { TrainingExams } from '../exams/shared/TrainingExams.tsx'
import { TrainingPeople } from '../training-people/TrainingPeople.tsx'
import { Results } from '../training-results/Results.tsx'
import { Evaluations } from './Evaluations.tsx'
import { Enrollments } from './enrollments/Enrollments.tsx'
import { TrainingReports } from './TrainingReports.tsx'

/** Tabs of a sub-activity. Each appears only to people who may see its content. */
export const useSubActivityTabs = () => {
  const t = useSubActivityTexts()
  const exams = useExamTexts()
  const results = useResultTexts()
  const sessions = useTrainingSessionTexts()
  const emails = useTrainingEmailTexts()
  const files = useFileTexts()
  const reports = useReportTexts()
  const seesFiles = useMay(filesNeed)
  const comments = useCommentTexts()
  const history = useHistoryTexts()
  const shell = useShellTexts()
  const act = useAct()
  return (row: SubActivity): readonly TabChoice[] => {
    const { id, team, version, can } = row
    const save = (user_ids: string[], of: number) => act(assignToSubActivity, { id, version: of, user_ids })
    const question = (name: string) => ({
      title: t('remove_title', { name }),
      text: t('remove_text'),
      action: t('remove'),
    })
    const assigning = can.assign_users ? save : undefined
    const all: readonly TabChoice[] = [
      tab('trainees', t('trainees'), <TrainingPeople canAdd={can.assign_trainees} id={id} of="trainees" />),
      tab('instructors', t('instructors'), <TrainingPeople canAdd={can.assign_users} id={id} of="instructors" />),
      tab('enrollments', t('enrollments'), <Enrollments training={row} />),
      tab('sessions', sessions('sessions'), <TrainingSessions mayAdd={can.plan_sessions} subActivityId={id} />),
      tab('tests', exams('tests'), <TrainingExams id={id} />),
      tab('results', results('results'), <Results training={row} />),
      tab('answers', exams('answers'), <TrainingAnswers id={id} />),
      tab('evaluations', shell('pages.Evaluation'), <Evaluations id={id} />),
      tab('emails', emails('emails'), <TrainingEmails id={id} />),
      ...(seesFiles ? [tab('files', files('files'), <FileList of={{ kind: 'sub_activity', id }} />)] : []),
      tab('reports', reports('reports'), <TrainingReports training={row} />),
      tab('comments', comments('comments'), <Comments of={{ kind: 'sub_activity', id }} />),
      tab('history', history('history'), <History id={id} kind="sub_activity" />),
      {
        ...tab('team', t('team'), <TeamEditor {...{ question, team, version }} level={2} save={assigning} />),
        count: team.length,
      },
    ]
    return all.filter(one => hasSubActivityTab(one.id, can))
  }
}

const tab = (id: string, label: string, content: TabChoice['content']): TabChoice => ({ id, label, content })
