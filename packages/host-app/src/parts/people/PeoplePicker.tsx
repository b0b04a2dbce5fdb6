import type { Member } from '@portal/contract/people'
import { listAssignableUsers } from '@portal/contract/users'
import { Icon } from '@portal/ui/Icon'
import { IconButton } from '@portal/ui/IconButton'
import { SearchField } from '@portal/ui/SearchField'
import { Stack } from '@portal/ui/Stack'
import { Text } from '@portal/ui/Text'
import { useTextSource } from '@portal/ui/texts'
import { useState } from 'react'
import { ListFailed } from '../../blocks/ListFailed.tsx'
import { usePages } from '../../blocks/use-read.ts'
import { useSettled } from '../../blocks/use-settled.ts'
import { PersonRow } from './PersonRow.tsx'
import { list } from './people.css.ts'
import { useNameOf, usePeopleTexts } from './texts.ts'

/** As many as can be looked through at a glance; more are found by typing more. */
const SHOWN = 8

interface PeoplePickerProps {
  /** Who is in the team already. */
  team: readonly Member[]
  onPick: (person: Member) => void
}

interface FoundProps extends PeoplePickerProps {
  /** What was typed. */
  search: string
}

const Found = ({ search, team, onPick }: FoundProps) => {
  const t = usePeopleTexts()
  const nameOf = useNameOf()
  const { language } = useTextSource()
  const sort = language === 'ar' ? 'full_name_ar' : 'full_name_en'
  const { rows, error, more, isValidating, refresh } = usePages(listAssignableUsers, { search, sort, limit: SHOWN })
  if (!rows && error !== undefined) return <ListFailed error={error} isRetrying={isValidating} onRetry={refresh} />
  if (!rows) return <Text tone="muted">{t('searching')}</Text>
  if (rows.length === 0) return <Text tone="muted">{t('nobody_found')}</Text>
  return (
    <>
      <ul aria-label={t('found')} className={list}>
        {rows.map(person => (
          <PersonRow key={person.id} person={person}>
            {team.some(({ id }) => id === person.id) ? (
              <Text size="small" tone="muted">
                {t('in_team')}
              </Text>
            ) : (
              <IconButton
                icon={<Icon name="plus" size="small" />}
                label={t('add_person', { name: nameOf(person) })}
                onPress={() => onPick(person)}
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

/** Finds staff by name or email, on the server, and gives the one who is picked. */
export const PeoplePicker = (props: PeoplePickerProps) => {
  const t = usePeopleTexts()
  const [search, setSearch] = useState('')
  const [typed, type] = useSettled(search, setSearch)
  return (
    <Stack gap="small">
      <SearchField label={t('search')} onChange={type} value={typed} />
      {search.trim() && (
        <div aria-live="polite">
          <Found {...props} search={search} />
        </div>
      )}
    </Stack>
  )
}
