import type { Member } from '@portal/contract/core/records/people'
import { Icon } from '@portal/ui/Icon'
import { IconButton } from '@portal/ui/IconButton'
import { SearchField } from '@portal/ui/SearchField'
import { Stack } from '@portal/ui/Stack'
import { Text } from '@portal/ui/Text'
import { useState } from 'react'
import type { ReadState } from '../../blocks/api/use-read.ts'
import { Loaded } from '../../blocks/feedback/Loaded.tsx'
import { useDebounced } from '../../blocks/form/use-debounced.ts'
import { usePeopleTexts } from '../../core/texts/people.ts'
import { PersonRow } from './PersonRow.tsx'
import { list } from './people.css.ts'
import { useNameOf } from './use-name-of.ts'

/** Few enough to scan at a glance. A longer search narrows them down. */
const SHOWN = 8

/** Search results, as `usePages` returns them. */
interface PersonResults<Person> {
  readonly read: ReadState<readonly Person[]>
  readonly more: (() => void) | undefined
}

interface PersonSearchProps<Person> {
  /** Searches people. Returns at most `limit` of them. */
  useFound: (query: { readonly search: string; readonly limit: number }) => PersonResults<Person>
  onPick: (person: Person) => void
  /** Whether a person can't be picked, because they were added before. */
  isTaken: (person: Person) => boolean
  words: {
    readonly search: string
    readonly nobody: string
    readonly taken: string
    /** Label of the action. */
    readonly pick: (name: string) => string
  }
}

const FoundPeople = <Person extends Member>(props: PersonSearchProps<Person> & { search: string }) => {
  const { search, useFound, onPick, isTaken, words } = props
  const t = usePeopleTexts()
  const nameOf = useNameOf()
  const { read, more } = useFound({ search, limit: SHOWN })
  return (
    <Loaded placeholder={<Text tone="muted">{t('searching')}</Text>} read={read}>
      {rows =>
        rows.length === 0 ? (
          <Text tone="muted">{words.nobody}</Text>
        ) : (
          <>
            <ul aria-label={t('found')} className={list}>
              {rows.map(person => (
                <PersonRow key={person.id} person={person}>
                  {isTaken(person) ? (
                    <Text size="small" tone="muted">
                      {words.taken}
                    </Text>
                  ) : (
                    <IconButton
                      icon={<Icon name="plus" size="small" />}
                      label={words.pick(nameOf(person))}
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
    </Loaded>
  )
}

/** Searches people by name or email on the server, and passes the chosen one on. */
export const PersonSearch = <Person extends Member>(props: PersonSearchProps<Person>) => {
  const [search, setSearch] = useState('')
  const [typed, type] = useDebounced(search, setSearch)
  return (
    <Stack gap="small">
      <SearchField label={props.words.search} onChange={type} value={typed} />
      {search.trim() && (
        <div aria-live="polite">
          <FoundPeople {...props} search={search} />
        </div>
      )}
    </Stack>
  )
}
