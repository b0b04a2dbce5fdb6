import { Glyph } from '../Icon/Glyph.tsx'
import { close } from '../Icon/paths.ts'
import { useUiTexts } from '../locales/index.ts'
import { clear } from './control.css.ts'

interface ClearButtonProps {
  /** The field's label; the button names it. */
  label: string
  /** Empties the field, and leaves the focus in it. */
  onClear: () => void
}

/** Empties a ComboBox or a MultiSelect by mouse and touch; the keyboard has its own way, so that it is no stop. */
export const ClearButton = ({ label, onClear }: ClearButtonProps) => {
  const t = useUiTexts()
  return (
    <button
      aria-label={t('clear_field', { name: label })}
      className={clear}
      onClick={onClear}
      // The focus stays in the field.
      onMouseDown={event => event.preventDefault()}
      tabIndex={-1}
      type="button"
    >
      <Glyph path={close} size="small" />
    </button>
  )
}
