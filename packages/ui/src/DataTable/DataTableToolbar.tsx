import type { ReactNode } from 'react'
import { Button } from '../Button/index.ts'
import { Glyph } from '../Icon/Glyph.tsx'
import { close } from '../Icon/paths.ts'
import { useUiTexts } from '../locales/index.ts'
import { plain } from '../theme/plain.css.ts'
import { tools as toolsStyle } from '../theme/shared/tools.css.ts'
import { acts, away, bulk, count as countStyle, line } from './toolbar.css.ts'

export interface DataTableToolbarProps {
  /** The number of rows, in words. Changes are announced. */
  count: ReactNode
  /** Controls at the toolbar's end, such as a ColumnChooser. Default none. */
  tools?: ReactNode
  /** The number of selected rows. Above 0, the toolbar shows the bulk actions. Default `0`. */
  selectedCount?: number
  /** Small Buttons for the selected rows, most frequent first. */
  actions?: ReactNode
  /** Clears the selection. */
  onClear?: () => void
}

/** The line directly above a DataTable: row count and tools, or bulk actions while rows are selected. */
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
