import { listUsers, type User } from '@portal/contract/users'
import { Icon } from '@portal/ui/Icon'
import { IconButton } from '@portal/ui/IconButton'
import { SearchField } from '@portal/ui/SearchField'
import { Stack } from '@portal/ui/Stack'
import { Text } from '@portal/ui/Text'
import { useState } from 'react'
import { ListFailed } from '../../blocks/ListFailed.tsx'
import { usePages } from '../../blocks/use-read.ts'
import { useSettled } from '../../blocks/use-settled.ts'
import { PersonRow } from '../../parts/people/PersonRow.tsx'
import { list } from '../../parts/people/people.css.ts'
import { useNameOf } from '../../parts/people/texts.ts'
import { useProfileTexts } from './texts.ts'

/** As many as can be looked through at a glance; more are found by typing more. */
const SHOWN = 8

interface GiveProfileProps {
  profileId: string
  onGive: (person: User) => void
}

const Found = ({ search, profileId, onGive }: GiveProfileProps & { search: string }) => {
  const t = useProfileTexts()
  const nameOf = useNameOf()
  const { rows, error, more, isValidating, refresh } = usePages(listUsers, { search, limit: SHOWN })
  if (!rows && error !== undefined) return <ListFailed error={error} isRetrying={isValidating} onRetry={refresh} />
  if (!rows) return <Text tone="muted">{t('searching')}</Text>
  if (rows.length === 0) return <Text tone="muted">{t('nobody_found')}</Text>
  return (
    <>
      <ul aria-label={t('found')} className={list}>
        {rows.map(person => (
          <PersonRow key={person.id} person={person}>
            {person.profiles.some(({ id }) => id === profileId) ? (
              <Text size="small" tone="muted">
                {t('has_it')}
              </Text>
            ) : (
              <IconButton
                icon={<Icon name="plus" size="small" />}
                label={t('give_to', { name: nameOf(person) })}
                onPress={() => onGive(person)}
                size="small"
              />
            )}
          </PersonRow>
        ))}
      </ul>
      {more && <Text tone="muted">{t('more_found')}</Text>}
    </>
  )
}

/** Finds people with an account, on the server, and gives a profile to the one who is picked. */
export const GiveProfile = (props: GiveProfileProps) => {
  const t = useProfileTexts()
  const [search, setSearch] = useState('')
  const [typed, type] = useSettled(search, setSearch)
  return (
    <Stack gap="small">
      <SearchField label={t('give_search')} onChange={type} value={typed} />
      {search.trim() && (
        <div aria-live="polite">
          <Found {...props} search={search} />
        </div>
      )}
    </Stack>
  )
}
