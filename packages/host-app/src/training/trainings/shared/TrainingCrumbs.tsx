import { Breadcrumbs } from '@portal/ui/Breadcrumbs'
import { useMay } from '../../../core/session/session.ts'
import { useTrainingsAddress } from './use-trainings-address.ts'

/** Whose page of a training is meant: that of who takes it, teaches it or runs it. */
type TrainingViewer = 'trainee' | 'instructor' | 'staff'

/** Of those who run a training and those who teach it, the one whose page this person may open. */
export const useStaffOrInstructor = (): TrainingViewer => (useMay(['sub_activities', 'view']) ? 'staff' : 'instructor')

interface TrainingCrumbsProps {
  /** Undefined until it is known. */
  training: { readonly id: string; readonly name: string } | undefined
  viewer: TrainingViewer
}

/** The way back to a training from one of its pages; nothing while its name is not known. */
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
