import { listTrainingEmailPeople } from '@portal/contract/messages/training-emails'
import { MultiSelect } from '@portal/ui/MultiSelect'
import { useAllRows } from '../../blocks/api/use-all-rows.ts'
import { useTrainingEmailTexts } from '../../core/texts/messages.ts'
import { usePeopleTexts } from '../../core/texts/people.ts'
import { useNameOf } from '../../people/people/use-name-of.ts'

/** Selects individual people of a training. */
export const RecipientField = ({ id }: { id: string }) => {
  const t = useTrainingEmailTexts()
  const people = usePeopleTexts()
  const nameOf = useNameOf()
  // Loads all people, so that the field can show the selected ones whatever is typed.
  const { rows, isReading } = useAllRows(listTrainingEmailPeople, { id })
  return (
    <MultiSelect
      {...(isReading && { emptyText: people('searching') })}
      help={t('people_help')}
      isOptional
      // Remounts after loading, so that the people in a draft can be resolved.
      key={isReading ? 'reading' : 'read'}
      label={t('people')}
      name="user_ids"
      options={rows.map(person => ({ value: person.id, label: nameOf(person), also: [person.email] }))}
    />
  )
}
