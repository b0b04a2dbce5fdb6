import { listTrainingEmailPeople } from '@portal/contract/messages/training-emails'
import { MultiSelect } from '@portal/ui/MultiSelect'
import { useAllRows } from '../../blocks/api/use-all-rows.ts'
import { useNameOf, usePeopleTexts } from '../../people/people/texts.ts'
import { useTrainingEmailTexts } from './texts.ts'

/** People of a training, chosen one by one. */
export const RecipientField = ({ id }: { id: string }) => {
  const t = useTrainingEmailTexts()
  const people = usePeopleTexts()
  const nameOf = useNameOf()
  // They are searched here, so that whoever is chosen can be shown with all that is typed.
  const { rows, isReading } = useAllRows(listTrainingEmailPeople, { id })
  return (
    <MultiSelect
      {...(isReading && { emptyText: people('searching') })}
      help={t('people_help')}
      isOptional
      // Starts again once those whom a draft names can be found.
      key={isReading ? 'reading' : 'read'}
      label={t('people')}
      name="user_ids"
      options={rows.map(person => ({ value: person.id, label: nameOf(person), also: [person.email] }))}
    />
  )
}
