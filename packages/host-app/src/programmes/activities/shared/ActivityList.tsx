import { listActivities } from '@portal/contract/programmes/activities'
import { Link } from '@portal/ui/Link'
import type { ReactNode } from 'react'
import { ResourceList } from '../../../blocks/list/ResourceList.tsx'
import { useListState } from '../../../blocks/list/use-list-state.ts'
import { useQuery } from '../../../blocks/navigation/use-query.ts'
import { useActivityTexts } from '../../../core/texts/programmes.ts'
import { useActivityColumns } from './use-activity-columns.tsx'
import { useActivityFilters } from './use-activity-filters.ts'

interface ActivityListProps {
  /** Limits the list to one project. Default: the person's teams, or all if a filter says so. */
  projectId?: string
  /** Action of the empty state. Default none. */
  action?: ReactNode
}

/**
 * Activities of a project in planned order, or those assigned to the person, next due first. Search, sort, and filters
 * are in the URL.
 */
export const ActivityList = ({ projectId, action }: ActivityListProps) => {
  const t = useActivityTexts()
  const { href } = useQuery()
  const columns = useActivityColumns(projectId === undefined)
  const usual = projectId === undefined ? 'due' : 'start_date'
  const filters = useActivityFilters(projectId)
  const state = useListState(
    listActivities,
    filters.map(({ id }) => id),
    usual,
  )
  const mine: Record<string, string> = { assigned: 'yes' }
  // The drawer's count covers all teams, so the empty list of one's own teams links to all.
  const all = <Link href={href({ assigned: 'any' })}>{t('assigned_all')}</Link>
  return (
    <ResourceList
      columns={columns}
      empty={
        projectId === undefined
          ? { title: t('empty_assigned'), text: t('empty_assigned_text'), action: all }
          : { title: t('empty'), text: t('empty_text'), action }
      }
      filters={filters}
      label={t('activities')}
      list={listActivities}
      rowHref={({ id }) => `/staff/activity/${id}`}
      search={t('search')}
      state={{
        ...state,
        input: {
          sort: usual,
          ...(projectId === undefined && mine),
          ...state.input,
          ...(projectId !== undefined && { project_id: projectId }),
        },
      }}
    />
  )
}
