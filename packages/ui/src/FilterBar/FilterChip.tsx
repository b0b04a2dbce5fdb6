import { useRef, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { Menu, MenuTrigger } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import type { Choice } from '../field/choices/ChoiceList.tsx'
import { Glyph } from '../Icon/Glyph.tsx'
import { close, expand } from '../Icon/paths.ts'
import { useUiTexts } from '../locales/index.ts'
import { MenuLine } from '../Menu/MenuLine.tsx'
import { choice, choices, popover } from '../theme/shared/popover.css.ts'
import { chip, part } from './FilterBar.css.ts'
import { type Search, Searched } from './Searched.tsx'

export interface Filter {
  readonly id: string
  /** The filtered property, a noun. */
  readonly label: string
  readonly options: readonly Choice[]
  /** A search field for long option lists. The caller returns the matching options. Default none. */
  readonly search?: Search | undefined
  /** The chosen option's value, or `null` if the filter is off. */
  readonly value: string | null
  /** Called with the new choice, or `null` when the user removes it. */
  readonly onChange: (value: string | null) => void
}

/** One filter. Opens its options, shows the chosen one, and can be removed. */
export const FilterChip = ({ label, options, search, value, onChange }: Filter) => {
  const t = useUiTexts()
  // Remembers the choice. When a search ends, its results leave the options.
  const [picked, pick] = useState<Choice>()
  const chosen = [...options, ...(picked ? [picked] : [])].find(option => option.value === value)
  const opener = useRef<HTMLButtonElement>(null)
  const takeOff = () => {
    // Moves focus before the remove button disappears with the choice.
    opener.current?.focus()
    onChange(null)
  }
  return (
    <span className={chip} data-on={chosen ? '' : undefined}>
      <MenuTrigger onOpenChange={isOpen => isOpen && search?.onChange('')}>
        <Button className={part} ref={opener}>
          {chosen ? `${label}: ${chosen.label}` : label}
          {!chosen && <Glyph path={expand} size="small" />}
        </Button>
        <Popover className={popover} offset={4} placement="bottom start">
          <Searched options={options} search={search}>
            <Menu
              className={choices}
              items={options.map(option => ({ ...option, id: option.value }))}
              onAction={key => {
                pick(options.find(option => option.value === key))
                onChange(String(key))
              }}
              renderEmptyState={() => <div className={choice}>{search?.emptyText ?? t('no_options')}</div>}
            >
              {option => <MenuLine id={option.value} isCurrent={option.value === value} label={option.label} />}
            </Menu>
          </Searched>
        </Popover>
      </MenuTrigger>
      {chosen && (
        <Button aria-label={t('remove_filter', { name: label })} className={part} onPress={takeOff}>
          <Glyph path={close} size="small" />
        </Button>
      )}
    </span>
  )
}
