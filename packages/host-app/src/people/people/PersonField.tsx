import type { namedPerson } from '@portal/contract/core/records/people'
import { ComboBox } from '@portal/ui/ComboBox'
import type * as z from 'zod/mini'
import { useNameOf, usePeopleTexts } from './texts.ts'

interface PersonFieldProps {
  label: string
  help: string
  /** Sent under this name. */
  name: string
  /** Whom one can choose; undefined while they are read. */
  people: readonly z.infer<typeof namedPerson>[] | undefined
  /** Who is chosen already. Default nobody. */
  present: { readonly id: string } | null | undefined
}

/** One person out of a few. */
export const PersonField = ({ people, present, ...field }: PersonFieldProps) => {
  const t = usePeopleTexts()
  const nameOf = useNameOf()
  // Starts again once there is something that the first choice can be found in; without one what is typed in between
  // stays.
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
