import { filesNeed } from '@portal/contract/files/files'
import { assignToProject, type ProjectRecord } from '@portal/contract/programmes/projects'
import { Skeleton } from '@portal/ui/Skeleton'
import type { TabChoice } from '@portal/ui/Tabs'
import { lazy, type ReactNode, Suspense } from 'react'
import { useAct } from '../../blocks/api/use-read.ts'
import { useMay } from '../../core/session/session.ts'
import { withTexts } from '../../core/texts/i18n.ts'
import { useCommentTexts } from '../../core/texts/messages.ts'
import { useIndicatorTexts, useProjectTexts, useScheduleTexts } from '../../core/texts/programmes.ts'
import { useHistoryTexts } from '../../core/texts/workspace.ts'
import { FileList } from '../../files/files/shared/FileList.tsx'
import { Comments } from '../../messages/comments/Comments.tsx'
import { TeamEditor } from '../../people/people/TeamEditor.tsx'
import { History } from '../../workspace/history/History.tsx'
import { IndicatorList } from '../indicators/IndicatorList.tsx'
import { ProjectActivities } from './ProjectActivities.tsx'

// These tabs load when they are opened.
const ProjectBudget = lazy(withTexts(() => import('./budget/ProjectBudget.tsx')))
const ProjectExpenses = lazy(withTexts(() => import('../../money/expenses/ProjectExpenses.tsx')))
const ProjectTimeline = lazy(withTexts(() => import('./timeline/ProjectTimeline.tsx')))
const ProjectCommitments = lazy(withTexts(() => import('../../money/commitments/ProjectCommitments.tsx')))

const later = (part: ReactNode) => <Suspense fallback={<Skeleton lines={8} shape="row" />}>{part}</Suspense>

/** The tabs of a project. Each is there only if the person may see it. */
export const useProjectTabs = () => {
  const t = useProjectTexts()
  const comments = useCommentTexts()
  const indicators = useIndicatorTexts()
  const schedule = useScheduleTexts()
  const history = useHistoryTexts()
  const act = useAct()
  const seesFiles = useMay(filesNeed)
  return (project: ProjectRecord): readonly TabChoice[] => {
    const { id, team, version, can } = project
    const activities = [
      { id: 'activities', label: t('activities'), content: <ProjectActivities project={project} /> },
      { id: 'timeline', label: schedule('timeline'), content: later(<ProjectTimeline project={project} />) },
    ]
    const budget = [
      { id: 'budget', label: t('budget'), content: later(<ProjectBudget projectId={id} />) },
      { id: 'expenses', label: t('expenses'), content: later(<ProjectExpenses projectId={id} />) },
      { id: 'commitments', label: t('commitments'), content: later(<ProjectCommitments projectId={id} />) },
    ]
    const save = (user_ids: string[], version: number) => act(assignToProject, { id, version, user_ids })
    return [
      ...(can.view_activities ? activities : []),
      { id: 'indicators', label: indicators('indicators'), content: <IndicatorList of={{ project_id: id }} /> },
      ...(can.view_budget ? budget : []),
      { id: 'comments', label: comments('comments'), content: <Comments of={{ kind: 'project', id }} /> },
      {
        id: 'history',
        label: history('history'),
        content: <History currency={project.currency} id={id} kind="project" />,
      },
      ...(seesFiles ? [{ id: 'files', label: t('files'), content: <FileList of={{ kind: 'project', id }} /> }] : []),
      {
        id: 'team',
        label: t('team'),
        count: team.length,
        content: <TeamEditor level={2} save={can.assign_users ? save : undefined} team={team} version={version} />,
      },
    ]
  }
}
