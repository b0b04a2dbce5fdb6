import { NarrowBy } from '../../blocks/list/NarrowBy.tsx'
import { useDashboardTexts } from '../../core/texts/workspace.ts'
import { useYearFilter } from '../../programmes/periods/use-year-filter.ts'
import { useDonorFilter } from '../../programmes/projects/shared/use-donor-choices.ts'
import { useProjectFilter } from '../../programmes/projects/shared/use-project-choices.ts'
import type { Narrowed } from './use-narrowed.ts'

/** Filters the figures by donor, project, and year. */
export const DashboardFilters = ({ input }: Pick<Narrowed, 'input'>) => {
  const t = useDashboardTexts()
  const donors = useDonorFilter(input.donor_id)
  const projects = useProjectFilter(input.project_id)
  const year = useYearFilter(input.year)
  return (
    <NarrowBy
      filters={[
        { id: 'donor_id', label: t('donor'), options: donors.options, search: donors.search },
        { id: 'project_id', label: t('project'), options: projects.options, search: projects.search },
        year,
      ]}
    />
  )
}
