import { useRef, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { Menu, MenuTrigger } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import type { Choice } from '../field/choices/ChoiceList.tsx'
import { Glyph } from '../Icon/Glyph.tsx'
import { close, expand } from '../Icon/paths.ts'
import { useUiTexts } from '../locales/index.ts'
import { MenuLine } from '../Menu/MenuLine.tsx'
import { choice, choices, popover } from '../theme/popover.css.ts'
import { chip, part } from './FilterBar.css.ts'
import { type Search, Searched } from './Searched.tsx'

export interface Filter {
  readonly id: string
  /** What it narrows by, a noun. */
  readonly label: string
  readonly options: readonly Choice[]
  /** A box to find options in that are too many to look through; the caller gives those that match. Default none. */
  readonly search?: Search | undefined
  /** The choice, `null` while it narrows nothing. */
  readonly value: string | null
  /** Called with the new choice, `null` when it is taken off. */
  readonly onChange: (value: string | null) => void
}

/** One filter: opens its choices, shows the chosen one, can be taken off. */
export const FilterChip = ({ label, options, search, value, onChange }: Filter) => {
  const t = useUiTexts()
  // What was found by a search is among the options no more when that is over.
  const [picked, pick] = useState<Choice>()
  const chosen = [...options, ...(picked ? [picked] : [])].find(option => option.value === value)
  const opener = useRef<HTMLButtonElement>(null)
  const takeOff = () => {
    // The cross goes with the choice.
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
