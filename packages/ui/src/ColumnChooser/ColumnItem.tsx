import { Checkbox } from '../Checkbox/index.ts'
import { resizeLimits } from '../DataTable/columns/column-arrangement.ts'
import { useUiTexts } from '../locales/index.ts'
import { Movable, MoveButtons } from '../Movable/index.ts'
import { item, width as widthStyle } from './ColumnChooser.css.ts'

/** Where the line starts for a column whose width was not chosen yet; how far one press of an arrow goes. */
const USUAL = 176
const STEP = 16

interface ColumnItemProps {
  /** The column's header. */
  name: string
  at: number
  count: number
  isShown: boolean
  /** Cannot be hidden. */
  isNaming: boolean
  /** In px; undefined while nobody has chosen one. */
  width: number | undefined
  onShow: (isShown: boolean) => void
  onResize: (width: number) => void
  onMove: (to: number) => void
}

/** One column among the others: whether it is shown, how wide it is, and its place. */
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
