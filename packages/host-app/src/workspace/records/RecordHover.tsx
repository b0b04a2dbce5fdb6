import { HoverCard } from '@portal/ui/HoverCard'
import { Skeleton } from '@portal/ui/Skeleton'
import { type ComponentProps, lazy, Suspense } from 'react'
import { withTexts } from '../../core/texts/i18n.ts'
import type { CardKind } from './RecordCard.tsx'

const RecordCard = lazy(withTexts(() => import('./RecordCard.tsx')))

interface RecordHoverProps extends Pick<ComponentProps<typeof HoverCard>, 'children'> {
  kind: CardKind
  id: string
}

/** Wraps a link or name with a hover card of the record. The card loads on first open. */
export const RecordHover = ({ kind, id, children }: RecordHoverProps) => (
  <HoverCard
    card={
      <Suspense fallback={<Skeleton lines={4} />}>
        <RecordCard id={id} kind={kind} />
      </Suspense>
    }
  >
    {children}
  </HoverCard>
)
