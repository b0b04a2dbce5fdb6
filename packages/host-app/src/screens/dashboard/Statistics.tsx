import { dashboardNeeds, readDashboard } from '@portal/contract/dashboard'
import { Skeleton } from '@portal/ui/Skeleton'
import { useRead } from '../../blocks/api/use-read.ts'
import { ListFailed, NotRefreshed } from '../../blocks/feedback/ListFailed.tsx'
import { useMay } from '../../session/session.ts'
import { ActivityFigures } from './ActivityFigures.tsx'
import { DashboardFilters } from './DashboardFilters.tsx'
import { Portfolio } from './Portfolio.tsx'
import { ProjectFigures } from './ProjectFigures.tsx'
import { useNarrowed } from './use-narrowed.ts'

/** The figures that the person may see, as the address narrows them. */
export const Statistics = () => {
  const mayFilter = useMay(dashboardNeeds.filters)
  const narrowed = useNarrowed()
  const read = useRead(readDashboard, mayFilter ? narrowed.input : {})
  const { data, error, isValidating, mutate } = read
  const retry = () => void mutate()
  const { projects, activities, budgets } = data?.data ?? {}
  return (
    <>
      {mayFilter && <DashboardFilters input={narrowed.input} />}
      {error !== undefined && data && <NotRefreshed onRetry={retry} />}
      {projects && <ProjectFigures narrowed={narrowed} projects={projects} />}
      {budgets && <Portfolio budgets={budgets} narrowed={narrowed} />}
      {activities && <ActivityFigures activities={activities} narrowed={narrowed} />}
      {!data && error !== undefined && <ListFailed error={error} isRetrying={isValidating} onRetry={retry} />}
      {!data && error === undefined && <Skeleton lines={8} shape="row" />}
    </>
  )
}
