import { activityStates, generalTypes, listActivities } from '@portal/contract/activities'
import type { ReactNode } from 'react'
import { ResourceList } from '../../blocks/ResourceList.tsx'
import { useListState } from '../../blocks/use-list-state.ts'
import { useActivityTexts } from './texts.ts'
import { useActivityColumns } from './use-activity-columns.tsx'

const filterIds = ['state', 'general_type', 'delayed']

interface ActivityListProps {
  /** Those of one project. Default: those whose team the person is in. */
  projectId?: string
  /** The first step where there are none. Default none. */
  action?: ReactNode
}

/**
 * Activities of a project as they are planned, or those assigned to the person, what is due next first; search, sort
 * and filters stand in the address.
 */
export const ActivityList = ({ projectId, action }: ActivityListProps) => {
  const t = useActivityTexts()
  const columns = useActivityColumns(projectId === undefined)
  const usual = projectId === undefined ? 'due' : 'start_date'
  const state = useListState(listActivities, filterIds, usual)
  const of: Record<string, string> = projectId === undefined ? { assigned: 'yes' } : { project_id: projectId }
  return (
    <ResourceList
      columns={columns}
      empty={
        projectId === undefined
          ? { title: t('empty_assigned'), text: t('empty_assigned_text') }
          : { title: t('empty'), text: t('empty_text'), action }
      }
      filters={[
        {
          id: 'state',
          label: t('state'),
          options: activityStates.map(value => ({ value, label: t(`states.${value}`) })),
        },
        { id: 'delayed', label: t('delay'), options: [{ value: 'yes', label: t('only_delayed') }] },
        {
          id: 'general_type',
          label: t('general_type'),
          options: generalTypes.map(value => ({ value, label: t(`general_types.${value}`) })),
        },
      ]}
      label={t('activities')}
      list={listActivities}
      rowHref={({ id }) => `/staff/activity/${id}`}
      search={t('search')}
      state={{ ...state, input: { sort: usual, ...state.input, ...of } }}
    />
  )
}
