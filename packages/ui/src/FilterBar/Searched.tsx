import { type ReactNode, useMemo } from 'react'
import { Autocomplete } from 'react-aria-components/Autocomplete'
import { Input } from 'react-aria-components/Input'
import { TextField } from 'react-aria-components/TextField'
import type { Choice } from '../field/choices/choice.ts'
import { finderOf, finds } from '../field/choices/match.ts'
import { control } from '../field/control.css.ts'
import { find } from './Searched.css.ts'

/** A search field above the options. */
export interface Search {
  /** The field's accessible name and placeholder. */
  readonly label: string
  readonly value: string
  /** Called on every input, and with an empty string when the options open. */
  readonly onChange: (value: string) => void
  /** Shown when nothing matches. Default "Sorry, no matching options." */
  readonly emptyText?: string | undefined
}

interface SearchedProps {
  search: Search | undefined
  options: readonly Choice[]
  /** The menu of options. */
  children: ReactNode
}

/** Adds a search field above the options. Without `search`, renders the options alone. */
export const Searched = ({ search, options, children }: SearchedProps) => {
  const finder = useMemo(() => finderOf(options), [options])
  if (!search) return children
  return (
    <Autocomplete
      filter={(label, typed) => finds(finder, label, typed)}
      inputValue={search.value}
      onInputChange={search.onChange}
    >
      <TextField aria-label={search.label} autoFocus className={find}>
        <Input className={control} dir="auto" placeholder={search.label} />
      </TextField>
      {children}
    </Autocomplete>
  )
}
