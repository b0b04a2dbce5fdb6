import { type CommentOwner, listMentionable } from '@portal/contract/messages/comments'
import { useState } from 'react'
import { useNarrowedRead } from '../../blocks/api/use-read.ts'
import { useDebounced } from '../../blocks/form/use-debounced.ts'
import { useNameOf } from '../../people/people/use-name-of.ts'

/** A record with comments. */
export interface Commented {
  readonly kind: CommentOwner
  readonly id: string
}

/** Searches for people who can be mentioned, by the text after an @. */
export const useMentionable = ({ kind, id }: Commented) => {
  const nameOf = useNameOf()
  const [isSearching, setSearching] = useState(false)
  const [search, setSearch] = useState('')
  const [typed, type] = useDebounced(search, setSearch)
  const { data, isLoading } = useNarrowedRead(
    listMentionable,
    isSearching ? { of_kind: kind, of_id: id, search } : null,
  )
  const found = data?.data ?? []
  // Until the response arrives, Enter must not select a result of the shorter query.
  const isOld = isLoading || typed !== search
  const isCalled = ({ full_name_en, full_name_ar }: (typeof found)[number]) =>
    `${full_name_en} ${full_name_ar}`.toLowerCase().includes(typed.trim().toLowerCase())
  return {
    options: (isOld ? found.filter(isCalled) : found).map(person => ({ value: person.id, label: nameOf(person) })),
    onSearch: (now: string | undefined) => {
      setSearching(now !== undefined)
      if (now !== undefined) type(now)
    },
  }
}
