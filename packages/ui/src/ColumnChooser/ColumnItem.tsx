import { Checkbox } from '../Checkbox/index.ts'
import { resizeLimits } from '../DataTable/columns/column-arrangement.ts'
import { useUiTexts } from '../locales/index.ts'
import { Movable, MoveButtons } from '../Movable/index.ts'
import { item, width as widthStyle } from './ColumnChooser.css.ts'

/** In px: the slider's position before the user chooses a width, and the change per arrow key press. */
const USUAL = 176
const STEP = 16

interface ColumnItemProps {
  name: string
  at: number
  count: number
  isShown: boolean
  /** Whether the column names the row. Such a column can't be hidden. */
  isNaming: boolean
  /** In px. Undefined until the user chooses a width. */
  width: number | undefined
  onShow: (isShown: boolean) => void
  onResize: (width: number) => void
  onMove: (to: number) => void
}

export const ColumnItem = (props: ColumnItemProps) => {
  const { name, at, count, isShown, isNaming, width, onShow, onResize, onMove } = props
  const t = useUiTexts()
  return (
    <Movable as="li">
      <div className={item}>
        <Checkbox isChecked={isShown} isDisabled={isNaming} onChange={onShow}>
          {name}
        </Checkbox>
        <input
          aria-label={t('column_width', { name })}
          aria-valuetext={width === undefined ? t('column_width_usual') : t('column_width_set', { width })}
          className={widthStyle}
          disabled={!isShown}
          max={resizeLimits.most}
          min={resizeLimits.least}
          onChange={({ target }) => onResize(target.valueAsNumber)}
          step={STEP}
          type="range"
          value={width ?? USUAL}
        />
        <MoveButtons at={at} count={count} isCompact name={name} onMove={onMove} />
      </div>
    </Movable>
  )
}
