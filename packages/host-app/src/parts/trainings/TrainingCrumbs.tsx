import { Breadcrumbs } from '@portal/ui/Breadcrumbs'
import { useMay } from '../../session/session.ts'
import { useTrainingsAddress } from './use-trainings-address.ts'

/** How somebody comes to a page of a training: they take it, teach it, or run it. */
type TrainingSide = 'trainee' | 'instructor' | 'staff'

/** The page of a training for those who teach or run it: of both, the one that this person may open. */
export const useWorkingSide = (): TrainingSide => (useMay(['sub_activities', 'view']) ? 'staff' : 'instructor')

interface TrainingCrumbsProps {
  /** Undefined until it is known. */
  training: { readonly id: string; readonly name: string } | undefined
  side: TrainingSide
}

/** The way back to a training from one of its pages; nothing while its name is not known. */
export const TrainingCrumbs = ({ training, side }: TrainingCrumbsProps) => {
  const address = useTrainingsAddress()
  if (!training) return null
  const { id, name } = training
  const pages = {
    trainee: `${address}/${id}`,
    instructor: `${address}/instructor/${id}`,
    staff: `/staff/sub_activity/${id}`,
  }
  return <Breadcrumbs crumbs={[{ label: name, href: pages[side] }]} />
}
