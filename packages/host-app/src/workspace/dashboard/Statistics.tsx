import { dashboardNeeds, readDashboard } from '@portal/contract/workspace/dashboard'
import { Skeleton } from '@portal/ui/Skeleton'
import { useNarrowedRead } from '../../blocks/api/use-read.ts'
import { Loaded } from '../../blocks/feedback/Loaded.tsx'
import { useMay } from '../../core/session/session.ts'
import { ActivityFigures } from './ActivityFigures.tsx'
import { DashboardFilters } from './DashboardFilters.tsx'
import { Portfolio } from './Portfolio.tsx'
import { ProjectFigures } from './ProjectFigures.tsx'
import { useNarrowed } from './use-narrowed.ts'

/** Figures that the user may see, filtered by the URL. */
export const Statistics = () => {
  const mayFilter = useMay(dashboardNeeds.filters)
  const narrowed = useNarrowed()
  const read = useNarrowedRead(readDashboard, mayFilter ? narrowed.input : {})
  return (
    <>
      {mayFilter && <DashboardFilters input={narrowed.input} />}
      <Loaded placeholder={<Skeleton lines={8} shape="row" />} read={read}>
        {({ data: { projects, activities, budgets } }) => (
          <>
            {projects && <ProjectFigures narrowed={narrowed} projects={projects} />}
            {budgets && <Portfolio budgets={budgets} narrowed={narrowed} />}
            {activities && <ActivityFigures activities={activities} narrowed={narrowed} />}
          </>
        )}
      </Loaded>
    </>
  )
}
