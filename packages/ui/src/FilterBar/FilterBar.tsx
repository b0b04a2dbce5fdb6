import { type ReactNode, useRef } from 'react'
import { Button } from '../Button/index.ts'
import type { ElementProps } from '../element/index.ts'
import { useUiTexts } from '../locales/index.ts'
import { SearchField } from '../SearchField/index.ts'
import { tools as toolsStyle } from '../theme/shared/tools.css.ts'
import { bar, chip, count as countStyle, end, find } from './FilterBar.css.ts'
import { type Filter, FilterChip } from './FilterChip.tsx'

export interface FilterBarProps extends ElementProps {
  /** The search field. Without it, none is shown. */
  search?: { readonly label: string; readonly value: string; readonly onChange: (value: string) => void }
  /** The filter chips, in order. Default none. */
  filters?: readonly Filter[]
  /** The number of results, in words. Changes are announced. */
  count?: ReactNode
  /** Controls at the bar's end, such as a ColumnChooser. Default none. */
  tools?: ReactNode
}

/** A line above a list: search, filter chips, and the number of results. */
export const FilterBar = ({ search, filters = [], count, tools, ...element }: FilterBarProps) => {
  const t = useUiTexts()
  const set = filters.filter(filter => filter.value !== null)
  const root = useRef<HTMLElement>(null)
  const clear = () => {
    // Moves focus before the "clear" button disappears.
    root.current?.querySelector<HTMLElement>(`.${chip} button`)?.focus()
    for (const filter of set) filter.onChange(null)
  }
  return (
    <search aria-label={t('filters')} className={bar} ref={root} {...element}>
      {search && (
        <div className={find}>
          <SearchField {...search} />
        </div>
      )}
      {filters.map(filter => (
        <FilterChip key={filter.id} {...filter} />
      ))}
      {set.length > 1 && (
        <Button onPress={clear} size="small" variant="quiet">
          {t('clear_filters')}
        </Button>
      )}
      {(count || tools) && (
        <div className={end}>
          {count && (
            <p className={countStyle} role="status">
              {count}
            </p>
          )}
          {tools && <div className={toolsStyle}>{tools}</div>}
        </div>
      )}
    </search>
  )
}
