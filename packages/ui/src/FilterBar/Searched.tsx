import { type ReactNode, useMemo } from 'react'
import { Autocomplete } from 'react-aria-components/Autocomplete'
import { Input } from 'react-aria-components/Input'
import { TextField } from 'react-aria-components/TextField'
import type { Choice } from '../field/choices/choice.ts'
import { finderOf, finds } from '../field/choices/match.ts'
import { control } from '../field/control.css.ts'
import { find } from './Searched.css.ts'

/** A box in which options are found. */
export interface Search {
  /** Its name, also the words in it while it is empty. */
  readonly label: string
  readonly value: string
  /** Called on every input, and with nothing whenever the options are opened. */
  readonly onChange: (value: string) => void
  /** Said while nothing is found. Default "Sorry, no matching options." */
  readonly emptyText?: string | undefined
}

interface SearchedProps {
  search: Search | undefined
  options: readonly Choice[]
  /** The menu of the options. */
  children: ReactNode
}

/** Options under a box that narrows them by what is typed; without a search there are only the options. */
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
