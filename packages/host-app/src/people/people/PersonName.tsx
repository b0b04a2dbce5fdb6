import { readPerson } from '@portal/contract/core/records/people'
import { HoverCard } from '@portal/ui/HoverCard'
import { Isolate } from '@portal/ui/Isolate'
import { Skeleton } from '@portal/ui/Skeleton'
import { lazy, Suspense } from 'react'
import { useMay } from '../../core/session/session.ts'
import { withTexts } from '../../core/texts/i18n.ts'
import { useNameOf } from './use-name-of.ts'

const PersonCard = lazy(withTexts(() => import('./PersonCard.tsx')))

interface PersonNameProps {
  person: { readonly id: string; readonly full_name_en: string; readonly full_name_ar: string }
  /** Prefix, such as `@`. Default none. */
  mark?: string
}

/** A person's name. For staff, with a hover card. */
export const PersonName = ({ person, mark = '' }: PersonNameProps) => {
  const name = useNameOf()(person)
  const words = mark + name
  const mayRead = useMay(readPerson.needs)
  if (!mayRead) return <Isolate direction="auto">{words}</Isolate>
  return (
    <HoverCard
      card={
        <Suspense fallback={<Skeleton lines={3} />}>
          <PersonCard id={person.id} name={name} />
        </Suspense>
      }
    >
      {words}
    </HoverCard>
  )
}
