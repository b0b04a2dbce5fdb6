import { trainingTasks } from '@portal/contract/training/sub-activities/own-trainings'
import { listSubActivities } from '@portal/contract/training/sub-activities/sub-activities'
import { Link } from '@portal/ui/Link'
import type { ReactNode } from 'react'
import { type ListFilter, ResourceList } from '../../../blocks/list/ResourceList.tsx'
import { useListState } from '../../../blocks/list/use-list-state.ts'
import { useQuery } from '../../../blocks/navigation/use-query.ts'
import { useSubActivityTexts } from '../../../core/texts/training.ts'
import { subActivityHref } from './sub-activity-names.ts'
import { useSubActivityColumns } from './use-sub-activity-columns.tsx'

interface SubActivityListProps {
  /** Lists this activity's sub-activities. Default: those assigned to the user's teams. */
  activityId?: string
  /** First step in the empty state. Default: none. */
  action?: ReactNode
}

/**
 * Sub-activities of one activity, sorted by start, or those assigned to the user, current and next first. Each opens
 * its own page.
 */
export const SubActivityList = ({ activityId, action }: SubActivityListProps) => {
  const t = useSubActivityTexts()
  const { href } = useQuery()
  const columns = useSubActivityColumns(activityId === undefined)
  const usual = activityId === undefined ? 'due' : 'start_date'
  const filters: readonly ListFilter[] = [
    { id: 'assigned', label: t('assigned'), options: [{ value: 'any', label: t('assigned_any') }] },
    {
      id: 'waiting',
      label: t('waiting'),
      options: trainingTasks.map(value => ({ value, label: t(`waiting_for.${value}`) })),
    },
  ]
  const offered = activityId === undefined ? filters : []
  const state = useListState(
    listSubActivities,
    offered.map(({ id }) => id),
    usual,
  )
  const of: Record<string, string> = activityId === undefined ? { assigned: 'yes' } : { activity_id: activityId }
  // The drawer's count covers all teams, so the empty list links to them.
  const all = <Link href={href({ assigned: 'any' })}>{t('assigned_all')}</Link>
  return (
    <ResourceList
      columns={columns}
      empty={
        activityId === undefined
          ? { title: t('empty_assigned'), text: t('empty_assigned_text'), action: all }
          : { title: t('empty'), text: t('empty_text'), action }
      }
      filters={offered}
      label={t('sub_activities')}
      list={listSubActivities}
      rowHref={subActivityHref}
      search={t('search')}
      state={{ ...state, input: { sort: usual, ...of, ...state.input } }}
    />
  )
}
