import { HoverCard } from '@portal/ui/HoverCard'
import { Skeleton } from '@portal/ui/Skeleton'
import { type ComponentProps, lazy, Suspense } from 'react'
import { withTexts } from '../../../core/texts/i18n.ts'

const ProjectCard = lazy(withTexts(() => import('./ProjectCard.tsx')))

interface ProjectHoverProps extends Pick<ComponentProps<typeof HoverCard>, 'children'> {
  id: string
}

/** Wraps a project's name or link in a hover card. Loads on first use. */
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
