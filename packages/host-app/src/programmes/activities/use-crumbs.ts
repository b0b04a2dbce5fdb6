import type { ActivityRecord } from '@portal/contract/programmes/activities'
import type { Crumb } from '@portal/ui/Breadcrumbs'
import { useMay } from '../../core/session/session.ts'
import { useShellTexts } from '../../core/texts/texts.ts'

/** Breadcrumbs of an activity: its project, or the person's assigned activities if they can't see projects. */
export const useCrumbs = () => {
  const shell = useShellTexts()
  const seesProjects = useMay(['projects', 'view'])
  return (row: ActivityRecord | undefined): readonly Crumb[] => {
    if (!seesProjects || row?.sees_project === false)
      return [{ label: shell('pages.CoordinatorActivities'), href: '/staff/coordinator/activities' }]
    const all = { label: shell('pages.Projects'), href: '/staff/projects' }
    return row ? [all, { label: row.project.name, href: `/staff/project/${row.project.id}?tab=activities` }] : [all]
  }
}
