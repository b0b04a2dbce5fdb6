import { useState } from 'react'
import { Button } from '../Button/index.ts'
import { type ColumnArrangement, inOrder, usualArrangement } from '../DataTable/columns/column-arrangement.ts'
import { type Column, namingOf } from '../DataTable/columns/columns.ts'
import type { ElementProps } from '../element/index.ts'
import { Glyph } from '../Icon/Glyph.tsx'
import { columns as picture } from '../Icon/paths.ts'
import { useUiTexts } from '../locales/index.ts'
import { moved } from '../Movable/index.ts'
import { Popover } from '../Popover/index.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import { list, reset } from './ColumnChooser.css.ts'
import { ColumnItem } from './ColumnItem.tsx'

export interface ColumnChooserProps extends ElementProps {
  /** The DataTable's columns, in their original order. The primary column can't be hidden. */
  columns: readonly Pick<Column<never>, 'id' | 'header' | 'primary'>[]
  /** The current arrangement. The caller stores it and passes it to the table too. */
  arrangement: ColumnArrangement
  /** Called with the complete new arrangement. */
  onChange: (arrangement: ColumnArrangement) => void
}

/** Shows, hides, resizes, and reorders the columns of a DataTable. Belongs in the table's toolbar. */
export const ColumnChooser = ({ columns, arrangement, onChange, ...element }: ColumnChooserProps) => {
  const t = useUiTexts()
  const { hidden, order, widths } = arrangement
  const named = namingOf(columns)
  const ordered = inOrder(columns, order)
  const [said, say] = useState('')
  const move = (name: string, from: number, to: number) => {
    const ids = ordered.map(({ id }) => id)
    onChange({ ...arrangement, order: moved(ids, from, to) })
    say(t('column_moved', { name, at: to + 1, all: ids.length }))
  }
  const show = (id: string, isShown: boolean) =>
    onChange({ ...arrangement, hidden: isShown ? hidden.filter(one => one !== id) : [...hidden, id] })
  return (
    <Popover
      {...element}
      icon={<Glyph path={picture} size="small" />}
      label={t('columns')}
      placement="bottom end"
      size="small"
      trigger="quiet"
    >
      <ul aria-label={t('columns')} className={list}>
        {ordered.map(({ id, header }, at) => (
          <ColumnItem
            at={at}
            count={ordered.length}
            isNaming={id === named?.id}
            isShown={id === named?.id || !hidden.includes(id)}
            key={id}
            name={header}
            onMove={to => move(header, at, to)}
            onResize={width => onChange({ ...arrangement, widths: { ...widths, [id]: width } })}
            onShow={isShown => show(id, isShown)}
            width={widths[id]}
          />
        ))}
      </ul>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
      <div className={reset}>
        <Button onPress={() => onChange(usualArrangement)} size="small" variant="quiet">
          {t('reset_columns')}
        </Button>
      </div>
    </Popover>
  )
}
