import type { TrainingViewer } from '@portal/contract/training/training-viewers'
import { Breadcrumbs } from '@portal/ui/Breadcrumbs'
import { useTrainingHref } from './use-training-href.ts'

interface TrainingCrumbsProps {
  /** Undefined while loading. */
  training: { readonly id: string; readonly name: string } | undefined
  /** Whose view of the training to link to. Undefined while loading. */
  viewer: TrainingViewer | undefined
}

/** Breadcrumb from a subpage back to its training. Renders nothing while the name is loading. */
export const TrainingCrumbs = ({ training, viewer }: TrainingCrumbsProps) => {
  const href = useTrainingHref()
  if (!training || !viewer) return null
  return <Breadcrumbs crumbs={[{ label: training.name, href: href({ id: training.id, viewer }) }]} />
}
