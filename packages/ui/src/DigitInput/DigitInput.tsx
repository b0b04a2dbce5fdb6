import { elementProps } from '../element/index.ts'
import { control } from '../field/control.css.ts'
import { FieldNotes } from '../field/FieldFrame.tsx'
import { field, legend } from '../field/field.css.ts'
import { type FieldProps, useField } from '../field/use-field.ts'
import { useUiTexts } from '../locales/index.ts'
import { digit, row } from './DigitInput.css.ts'
import { useDigits } from './use-digits.ts'

export interface DigitInputProps extends Omit<FieldProps, 'isOptional'> {
  /** The number of digits in the code. Default `6`. */
  length?: number
  /** Called on every change with the digits entered so far. */
  onChange?: (code: string) => void
  /** Called with the complete code when its last digit is typed or pasted. */
  onComplete?: (code: string) => void
  /** Whether to focus the first box on mount. Default `false`. */
  autoFocus?: boolean
}

/** A code with one box per digit. Typing advances focus; Backspace and Arrow Left move it back. Accepts autofill. */
export const DigitInput = (props: DigitInputProps) => {
  const { label, length = 6, name, onChange, onComplete, isDisabled, autoFocus } = props
  const { id, problem, describedBy, isInvalid } = useField(props)
  const t = useUiTexts()
  const { code, positions, box } = useDigits({ length, onChange, onComplete })
  return (
    <fieldset
      {...elementProps(props)}
      aria-describedby={describedBy}
      className={field}
      data-field={name}
      data-invalid={isInvalid && ''}
      disabled={isDisabled}
    >
      <legend className={legend} data-label>
        {label}
      </legend>
      {name && <input name={name} type="hidden" value={code} />}
      <div className={row} dir="ltr">
        {positions.map(position => (
          <input
            {...box(position)}
            aria-invalid={isInvalid}
            aria-label={t('digit_of', { index: position + 1, total: length })}
            autoComplete={position === 0 ? 'one-time-code' : 'off'}
            autoFocus={autoFocus && position === 0}
            className={`${control} ${digit}`}
            inputMode="numeric"
            key={position}
          />
        ))}
      </div>
      <FieldNotes help={props.help} id={id} problem={problem} />
    </fieldset>
  )
}
