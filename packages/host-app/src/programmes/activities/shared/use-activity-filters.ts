import { activityStates, generalTypes } from '@portal/contract/programmes/activities'
import type { ListFilter } from '../../../blocks/list/ResourceList.tsx'
import { useQuery } from '../../../blocks/navigation/use-query.ts'
import { useActivityTexts } from '../../../core/texts/programmes.ts'
import { useYearFilter } from '../../periods/use-year-filter.ts'
import { useDonorFilter } from '../../projects/shared/use-donor-choices.ts'
import { useProjectFilter } from '../../projects/shared/use-project-choices.ts'

/** Filters for the activities of one project, or of all visible projects. */
export const useActivityFilters = (projectId: string | undefined): readonly ListFilter[] => {
  const t = useActivityTexts()
  const { get } = useQuery()
  const [donor_id, project_id] = [get('donor_id'), get('project_id')]
  const donors = useDonorFilter(donor_id)
  const projects = useProjectFilter(project_id)
  const year = useYearFilter(get('year'))
  const ofAny: readonly ListFilter[] = [
    { id: 'assigned', label: t('assigned'), options: [{ value: 'any', label: t('assigned_any') }] },
    { id: 'waiting', label: t('waiting'), options: [{ value: 'update', label: t('waiting_for.update') }] },
    year,
    // Offered only while the URL contains it, such as from a dashboard figure, so that it can be cleared.
    ...(donor_id ? [{ id: 'donor_id', label: t('donor'), options: donors.options, search: donors.search }] : []),
    ...(project_id
      ? [{ id: 'project_id', label: t('project'), options: projects.options, search: projects.search }]
      : []),
  ]
  return [
    { id: 'state', label: t('state'), options: activityStates.map(value => ({ value, label: t(`states.${value}`) })) },
    { id: 'delayed', label: t('delay'), options: [{ value: 'yes', label: t('only_delayed') }] },
    {
      id: 'general_type',
      label: t('general_type'),
      options: generalTypes.map(value => ({ value, label: t(`general_types.${value}`) })),
    },
    ...(projectId === undefined ? ofAny : []),
  ]
}
