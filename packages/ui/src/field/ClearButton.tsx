import { Glyph } from '../Icon/Glyph.tsx'
import { close } from '../Icon/paths.ts'
import { useUiTexts } from '../locales/index.ts'
import { clear } from './control.css.ts'

interface ClearButtonProps {
  /** The field's label, used in the button's accessible name. */
  label: string
  /** Clears the field. Focus stays in it. */
  onClear: () => void
}

/** Clears a ComboBox or MultiSelect by pointer. Not a tab stop, because keyboard users can delete the text. */
export const ClearButton = ({ label, onClear }: ClearButtonProps) => {
  const t = useUiTexts()
  return (
    <button
      aria-label={t('clear_field', { name: label })}
      className={clear}
      onClick={onClear}
      // Keeps focus in the field.
      onMouseDown={event => event.preventDefault()}
      tabIndex={-1}
      type="button"
    >
      <Glyph path={close} size="small" />
    </button>
  )
}
