import { filesNeed } from '@portal/contract/files/files'
import { type ActivityRecord, assignToActivity } from '@portal/contract/programmes/activities'
import type { TabChoice } from '@portal/ui/Tabs'
import { useAct } from '../../blocks/api/use-read.ts'
import { useMay } from '../../core/session/session.ts'
import { useCommentTexts } from '../../core/texts/messages.ts'
import { useActivityTexts, useIndicatorTexts } from '../../core/texts/programmes.ts'
import { useHistoryTexts } from '../../core/texts/workspace.ts'
import { FileList } from '../../files/files/shared/FileList.tsx'
import { Comments } from '../../messages/comments/Comments.tsx'
import { TeamEditor } from '../../people/people/TeamEditor.tsx'
import { SubActivitiesOf } from '../../training/sub-activities/shared/SubActivitiesOf.tsx'
import { History } from '../../workspace/history/History.tsx'
import { IndicatorList } from '../indicators/IndicatorList.tsx'
import { ActivityOverview } from './ActivityOverview.tsx'
import { Updates } from './updates/Updates.tsx'

/** The tabs of an activity. Each is there only if the person may see it. */
export const useActivityTabs = () => {
  const t = useActivityTexts()
  const comments = useCommentTexts()
  const indicators = useIndicatorTexts()
  const history = useHistoryTexts()
  const act = useAct()
  const seesFiles = useMay(filesNeed)
  return (row: ActivityRecord): readonly TabChoice[] => {
    const { id, team, version, can } = row
    const save = (user_ids: string[], of: number) => act(assignToActivity, { id, version: of, user_ids })
    const ofActivity = <IndicatorList of={{ project_id: row.project.id, activity_id: id }} />
    const parts = { id: 'sub_activities', label: t('sub_activities'), content: <SubActivitiesOf activity={row} /> }
    return [
      { id: 'overview', label: t('overview'), content: <ActivityOverview row={row} /> },
      { id: 'updates', label: t('updates'), content: <Updates row={row} /> },
      ...(row.sees_project ? [{ id: 'indicators', label: indicators('indicators'), content: ofActivity }] : []),
      { id: 'comments', label: comments('comments'), content: <Comments of={{ kind: 'activity', id }} /> },
      {
        id: 'history',
        label: history('history'),
        content: <History currency={row.project.currency} id={id} kind="activity" />,
      },
      ...(can.view_sub_activities ? [parts] : []),
      ...(seesFiles ? [{ id: 'files', label: t('files'), content: <FileList of={{ kind: 'activity', id }} /> }] : []),
      {
        id: 'team',
        label: t('team'),
        count: team.length,
        content: <TeamEditor level={2} save={can.assign_users ? save : undefined} team={team} version={version} />,
      },
    ]
  }
}
