import { listActivities } from '@portal/contract/programmes/activities'
import { Link } from '@portal/ui/Link'
import type { ReactNode } from 'react'
import { ResourceList } from '../../../blocks/list/ResourceList.tsx'
import { useListState } from '../../../blocks/list/use-list-state.ts'
import { useQuery } from '../../../blocks/navigation/use-query.ts'
import { useActivityTexts } from './texts.ts'
import { useActivityColumns } from './use-activity-columns.tsx'
import { useActivityFilters } from './use-activity-filters.ts'

interface ActivityListProps {
  /** Those of one project. Default: those whose team the person is in, or by a filter all. */
  projectId?: string
  /** The first step where there are none. Default none. */
  action?: ReactNode
}

/**
 * Activities of a project as they are planned, or those assigned to the person, what is due next first; search, sort
 * and filters are in the URL.
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
  // The count in the drawer covers all teams, so an empty list of one's own leads on to them.
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
