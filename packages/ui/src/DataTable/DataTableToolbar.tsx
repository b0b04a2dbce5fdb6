import type { ReactNode } from 'react'
import { Button } from '../Button/index.ts'
import { Glyph } from '../Icon/Glyph.tsx'
import { close } from '../Icon/paths.ts'
import { useUiTexts } from '../locales/index.ts'
import { plain } from '../theme/plain.css.ts'
import { tools as toolsStyle } from '../theme/tools.css.ts'
import { acts, away, bulk, count as countStyle, line } from './toolbar.css.ts'

export interface DataTableToolbarProps {
  /** How many rows there are, in words; read out as it changes. */
  count: ReactNode
  /** At the line's end, such as a ColumnChooser. Default none. */
  tools?: ReactNode
  /** How many rows are ticked; from the first on the line shows what can be done with them. Default `0`. */
  selectedCount?: number
  /** Small Buttons, what is done most comes first. */
  actions?: ReactNode
  /** Takes all ticks off. */
  onClear?: () => void
}

/** The line right above a DataTable: how many rows, its tools; and while rows are ticked, what to do with them. */
export const DataTableToolbar = ({ count, tools, selectedCount = 0, actions, onClear }: DataTableToolbarProps) => {
  const t = useUiTexts()
  const isChosen = selectedCount > 0
  return (
    <>
      <div className={line} data-chosen={isChosen ? '' : undefined}>
        <p className={countStyle} role="status">
          {count}
        </p>
        {tools && <div className={toolsStyle}>{tools}</div>}
      </div>
      <div className={bulk} data-chosen={isChosen ? '' : undefined} data-keep-clear={isChosen ? '' : undefined}>
        <p className={plain} role="status">
          {isChosen && t('selected_count', { count: selectedCount })}
        </p>
        {isChosen && (
          <fieldset aria-label={t('selected_rows')} className={acts}>
            {actions}
            <div className={away}>
              <Button
                icon={<Glyph path={close} size="small" />}
                {...(onClear && { onPress: onClear })}
                size="small"
                variant="quiet"
              >
                {t('clear_selection')}
              </Button>
            </div>
          </fieldset>
        )}
      </div>
    </>
  )
}
