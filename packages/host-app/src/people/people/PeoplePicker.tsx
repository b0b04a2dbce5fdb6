import type { Member } from '@portal/contract/core/records/people'
import { listAssignableUsers } from '@portal/contract/people/users/users'
import { usePages } from '../../blocks/api/use-read.ts'
import { useLanguageOrder } from '../../blocks/text/use-language-order.ts'
import { usePeopleTexts } from '../../core/texts/people.ts'
import { PersonSearch } from './PersonSearch.tsx'

const useFoundStaff = (query: { readonly search: string; readonly limit: number }) => {
  const [sort] = useLanguageOrder('full_name_en', 'full_name_ar')
  return usePages(listAssignableUsers, { ...query, sort })
}

interface PeoplePickerProps {
  /** Current members, who can't be picked again. */
  team: readonly Member[]
  onPick: (person: Member) => void
}

export const PeoplePicker = ({ team, onPick }: PeoplePickerProps) => {
  const t = usePeopleTexts()
  const pick = (name: string) => t('add_person', { name })
  return (
    <PersonSearch
      isTaken={person => team.some(({ id }) => id === person.id)}
      onPick={onPick}
      useFound={useFoundStaff}
      words={{ search: t('search'), nobody: t('nobody_found'), taken: t('in_team'), pick }}
    />
  )
}
