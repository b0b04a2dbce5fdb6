import { HoverCard } from '@portal/ui/HoverCard'
import { Skeleton } from '@portal/ui/Skeleton'
import { type ComponentProps, lazy, Suspense } from 'react'
import { withTexts } from '../../../core/texts/with-texts.ts'

const ProjectCard = lazy(withTexts(() => import('./ProjectCard.tsx')))

interface ProjectHoverProps extends Pick<ComponentProps<typeof HoverCard>, 'children'> {
  id: string
}

/** What leads to a project, or names it, with a card of the project; it is read when it is first asked for. */
export const ProjectHover = ({ id, children }: ProjectHoverProps) => (
  <HoverCard
    card={
      <Suspense fallback={<Skeleton lines={4} />}>
        <ProjectCard id={id} />
      </Suspense>
    }
  >
    {children}
  </HoverCard>
)
