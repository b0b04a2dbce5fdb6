import { Breadcrumbs } from '@portal/ui/Breadcrumbs'
import { useMay } from '../../../core/session/session.ts'
import { useTrainingsAddress } from './use-trainings-address.ts'

/** Whose view of the training to link to. */
type TrainingViewer = 'trainee' | 'instructor' | 'staff'

/** The staff view if the user may open it, else the instructor view. */
export const useStaffOrInstructor = (): TrainingViewer => (useMay(['sub_activities', 'view']) ? 'staff' : 'instructor')

interface TrainingCrumbsProps {
  /** Undefined while loading. */
  training: { readonly id: string; readonly name: string } | undefined
  viewer: TrainingViewer
}

/** Breadcrumb from a subpage back to its training. Renders nothing while the name is loading. */
export const TrainingCrumbs = ({ training, viewer }: TrainingCrumbsProps) => {
  const address = useTrainingsAddress()
  if (!training) return null
  const { id, name } = training
  const pages = {
    trainee: `${address}/${id}`,
    instructor: `${address}/instructor/${id}`,
    staff: `/staff/sub_activity/${id}`,
  }
  return <Breadcrumbs crumbs={[{ label: name, href: pages[viewer] }]} />
}
