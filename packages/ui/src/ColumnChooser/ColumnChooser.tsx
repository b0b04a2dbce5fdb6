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
  /** Those of the DataTable, in their own order; the one that names the row cannot be hidden. */
  columns: readonly Pick<Column<never>, 'id' | 'header' | 'primary'>[]
  /** What was chosen. The caller stores it and passes it to the table too. */
  arrangement: ColumnArrangement
  /** Called with all of what is chosen then. */
  onChange: (arrangement: ColumnArrangement) => void
}

/** Which columns of a DataTable are shown, how wide, and in which order; one of the tools of its toolbar. */
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
