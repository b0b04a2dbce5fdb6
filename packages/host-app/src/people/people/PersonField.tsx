import type { namedPerson } from '@portal/contract/core/records/people'
import { ComboBox } from '@portal/ui/ComboBox'
import type * as z from 'zod/mini'
import { usePeopleTexts } from '../../core/texts/people.ts'
import { useNameOf } from './use-name-of.ts'

interface PersonFieldProps {
  label: string
  help: string
  name: string
  /** The choices. Undefined while loading. */
  people: readonly z.infer<typeof namedPerson>[] | undefined
  /** The current choice. Default none. */
  present: { readonly id: string } | null | undefined
}

/** Chooses one of a few people. */
export const PersonField = ({ people, present, ...field }: PersonFieldProps) => {
  const t = usePeopleTexts()
  const nameOf = useNameOf()
  // Remounts when the choices arrive, so that the default value resolves. Without a default it doesn't, which preserves
  // input.
  const isAwaited = present && !people
  return (
    <ComboBox
      {...field}
      {...(!people && { emptyText: t('searching') })}
      isRequired
      key={isAwaited ? 'reading' : 'read'}
      options={(people ?? []).map(person => ({ value: person.id, label: nameOf(person) }))}
      {...(present && { defaultValue: present.id })}
    />
  )
}
