import { useMemo, useRef, useState } from 'react'
import { Autocomplete } from 'react-aria-components/Autocomplete'
import { useUiTexts } from '../locales/index.ts'
import { plain } from '../theme/plain.css.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import { CommandList } from './CommandList.tsx'
import { failure } from './CommandPalette.css.ts'
import { type CommandGroup, findCommands, withRecent } from './groups.ts'
import { Hints } from './Hints.tsx'
import { QueryField } from './QueryField.tsx'

interface FinderProps {
  label: string
  onClose: () => void
  groups: readonly CommandGroup[]
  recent: readonly string[]
  onChoose: ((id: string) => void) | undefined
  onQuery: ((query: string) => void) | undefined
  elsewhere: readonly CommandGroup[]
  isSearching: boolean
  problem: string | undefined
}

export const Finder = (props: FinderProps) => {
  const { label, onClose, groups, recent, onChoose, onQuery, elsewhere, isSearching, problem } = props
  const t = useUiTexts()
  const list = useRef<HTMLDivElement>(null)
  const [query, setQuery] = useState('')
  const type = (text: string) => {
    setQuery(text)
    onQuery?.(text)
  }
  const isEmpty = query.trim() === ''
  const found = useMemo(
    () => (isEmpty ? withRecent(groups, recent, t('recent')) : [...findCommands(groups, query), ...elsewhere]),
    [groups, query, isEmpty, recent, elsewhere, t],
  )
  const count = found.reduce((sum, { commands }) => sum + commands.length, 0)
  // After a deletion, no option has virtual focus, so that screen readers read the remaining text. Enter then selects
  // the first option.
  const takeFirst = () => {
    if (list.current?.querySelector('[data-focused]')) return
    list.current?.querySelector<HTMLElement>('[role="option"]')?.click()
  }
  return (
    <Autocomplete inputValue={query} onInputChange={type}>
      <QueryField label={label} onClose={onClose} onEnter={takeFirst} />
      <CommandList
        empty={isSearching ? t('searching') : t('nothing_found')}
        groups={found}
        label={label}
        onChoose={id => {
          onClose()
          onChoose?.(id)
        }}
        ref={list}
      />
      <VisuallyHidden>
        <output className={plain}>{!isEmpty && !isSearching && t('results', { count })}</output>
      </VisuallyHidden>
      <div role="status">{!isEmpty && problem !== undefined && <p className={failure}>{problem}</p>}</div>
      <Hints />
    </Autocomplete>
  )
}
