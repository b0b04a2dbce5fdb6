import type { RequestKind } from '@portal/contract/requests/request-records'
import { HoverCard } from '@portal/ui/HoverCard'
import { Skeleton } from '@portal/ui/Skeleton'
import { type ComponentProps, lazy, Suspense } from 'react'
import { withTexts } from '../../../core/texts/i18n.ts'

const RequestCard = lazy(withTexts(() => import('./RequestCard.tsx')))

interface RequestHoverProps extends Pick<ComponentProps<typeof HoverCard>, 'children'> {
  kind: RequestKind
  id: string
}

/** Wraps a link or name with a hover card of the request. The card loads on first open. */
export const RequestHover = ({ kind, id, children }: RequestHoverProps) => (
  <HoverCard
    card={
      <Suspense fallback={<Skeleton lines={6} />}>
        <RequestCard id={id} kind={kind} />
      </Suspense>
    }
  >
    {children}
  </HoverCard>
)
