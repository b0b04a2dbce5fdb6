import { listUsers, type User } from '@portal/contract/people/users/users'
import { usePages } from '../../../blocks/api/use-read.ts'
import { usePrivilegeProfileTexts } from '../../../core/texts/people.ts'
import { PersonSearch } from '../../people/PersonSearch.tsx'

const useFoundUsers = (query: { readonly search: string; readonly limit: number }) => usePages(listUsers, query)

interface GiveProfileProps {
  profileId: string
  onGive: (person: User) => void
}

/** Searches for an account to give a profile to. */
export const GiveProfile = ({ profileId, onGive }: GiveProfileProps) => {
  const t = usePrivilegeProfileTexts()
  const pick = (name: string) => t('give_to', { name })
  return (
    <PersonSearch
      isTaken={person => person.profiles.some(({ id }) => id === profileId)}
      onPick={onGive}
      useFound={useFoundUsers}
      words={{ search: t('give_search'), nobody: t('nobody_found'), taken: t('has_it'), pick }}
    />
  )
}
