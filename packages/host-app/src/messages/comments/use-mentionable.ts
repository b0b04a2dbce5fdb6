import { type CommentOwner, listMentionable } from '@portal/contract/messages/comments'
import { useState } from 'react'
import { useNarrowedRead } from '../../blocks/api/use-read.ts'
import { useDebounced } from '../../blocks/form/use-debounced.ts'
import { useNameOf } from '../../people/people/texts.ts'

/** A record that people comment on. */
export interface Commented {
  readonly kind: CommentOwner
  readonly id: string
}

/** Who can be mentioned in a comment on a record, for what is typed behind an @. */
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
  // Until the answer is there, Enter must not take somebody who was found for less than what is typed.
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
