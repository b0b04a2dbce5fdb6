import type { Endpoint } from '@portal/contract/core/api/endpoint'
import { limits } from '@portal/contract/core/fields/limits'
import type { Choice } from '@portal/ui/Select'
import { useState } from 'react'
import type * as z from 'zod/mini'
import { type PageOf, useNarrowedRead } from '../api/use-read.ts'
import { useBlockTexts } from '../texts.ts'
import { useDebounced } from './use-debounced.ts'

interface ChoiceOptions<Row> {
  /** How a row is shown as a choice. */
  readonly choiceOf: (row: Row) => Choice
  /** What is chosen already, wherever in the list it is. Default nothing. */
  readonly present?: Choice | undefined
  /** Whether the list may be read; else there is only what is chosen. Default `true`. */
  readonly isAllowed?: boolean
  /** What the list is narrowed by. Default nothing. */
  readonly within?: object
}

/**
 * Choices out of a list of any length: those of its first page, those that the server finds by what is typed, and
 * always what is chosen. `box` is for a ComboBox, `options` and `search` for a filter.
 */
export const useChoices = <Input extends z.ZodMiniType, Row>(
  list: Endpoint<Input, z.ZodMiniType<PageOf<Row>>>,
  { choiceOf, present, isAllowed = true, within }: ChoiceOptions<Row>,
) => {
  const t = useBlockTexts()
  const [words, setWords] = useState('')
  const [typed, find] = useDebounced(words, setWords)
  const [picked, pick] = useState<Choice>()
  const search = words.trim()
  const input = { ...within, limit: limits.page_size_max, ...(search && { search }) }
  const { data, isLoading } = useNarrowedRead(list, isAllowed ? Object(input) : null)
  // While the answer is not here the rows are those of other words.
  const foundBy = isLoading ? '' : search
  const found = (data?.data ?? []).map(row => ({ ...choiceOf(row), foundBy }))
  const chosen = picked ?? present
  const isFound = found.some(({ value }) => value === chosen?.value)
  // Last, so that what was found is the likelier one.
  const options: readonly Choice[] = chosen && !isFound ? [...found, chosen] : found
  const emptyText = isLoading || typed !== words ? t('searching') : undefined
  return {
    options,
    /**
     * Whether there is anything to choose at all; until that is known it is offered, so that a filter of the address
     * applies from the first.
     */
    isOffered: options.length > 0 || search !== '' || isLoading,
    box: {
      options,
      // The name of a choice is in the box because it was chosen, not to be searched for.
      onSearch: (text: string) => find(options.some(({ label }) => label === text) ? '' : text),
      onChange: (value: string | null) => pick(options.find(option => option.value === value)),
      ...(emptyText && { emptyText }),
    },
    search: { label: t('search'), value: typed, onChange: find, emptyText },
  }
}
