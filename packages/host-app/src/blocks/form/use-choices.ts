import type { Endpoint } from '@portal/contract/core/api/endpoint'
import { limits } from '@portal/contract/core/fields/limits'
import type { Choice } from '@portal/ui/Select'
import { useState } from 'react'
import type * as z from 'zod/mini'
import { useBlockTexts } from '../../core/texts/texts.ts'
import { type Batch, useNarrowedRead } from '../api/use-read.ts'
import { useDebounced } from './use-debounced.ts'

interface ChoiceOptions<Row> {
  readonly choiceOf: (row: Row) => Choice
  /** The current choice, wherever it is in the list. Default nothing. */
  readonly present?: Choice | undefined
  /** Whether the person may read the list. If not, only the current choice is offered. Default `true`. */
  readonly isAllowed?: boolean
  /** Filters of the list. Default nothing. */
  readonly within?: object
}

/**
 * Choices from a list of any length: the first page, or the server's matches for the search. Always includes the
 * current choice. `box` is for a `ComboBox`, `options` and `search` are for a filter.
 */
export const useChoices = <Input extends z.ZodMiniType, Row>(
  list: Endpoint<Input, z.ZodMiniType<Batch<Row>>>,
  { choiceOf, present, isAllowed = true, within }: ChoiceOptions<Row>,
) => {
  const t = useBlockTexts()
  const [words, setWords] = useState('')
  const [typed, find] = useDebounced(words, setWords)
  const [picked, pick] = useState<Choice>()
  const search = words.trim()
  const input = { ...within, limit: limits.page_size_max, ...(search && { search }) }
  const { data, isLoading } = useNarrowedRead(list, isAllowed ? Object(input) : null)
  // While the request is pending, the rows match earlier words.
  const foundBy = isLoading ? '' : search
  const found = (data?.data ?? []).map(row => ({ ...choiceOf(row), foundBy }))
  const chosen = picked ?? present
  const isFound = found.some(({ value }) => value === chosen?.value)
  // Last, because a match is the likelier choice.
  const options: readonly Choice[] = chosen && !isFound ? [...found, chosen] : found
  const emptyText = isLoading || typed !== words ? t('searching') : undefined
  return {
    options,
    /** Whether there is anything to choose. True while loading, so that a filter from the URL applies at once. */
    isOffered: options.length > 0 || search !== '' || isLoading,
    box: {
      options,
      // The text of the selected option is not a search.
      onSearch: (text: string) => find(options.some(({ label }) => label === text) ? '' : text),
      onChange: (value: string | null) => pick(options.find(option => option.value === value)),
      ...(emptyText && { emptyText }),
    },
    search: { label: t('search'), value: typed, onChange: find, emptyText },
  }
}
