import { Button } from 'react-aria-components/Button'
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select'
import { AriaField } from '../field/AriaField.tsx'
import { ChoiceList } from '../field/ChoiceList.tsx'
import type { Choice } from '../field/choice.ts'
import { control } from '../field/control.css.ts'
import { chosen, useAriaField } from '../field/use-aria-field.ts'
import type { FieldProps } from '../field/use-field.ts'
import { useRestored } from '../field/use-restored.ts'
import { Glyph } from '../Icon/Glyph.tsx'
import { expand } from '../Icon/paths.ts'
import { sign, trigger, value as valueStyle } from './Select.css.ts'

export type { Choice }

export interface SelectProps extends FieldProps {
  /** The choices, in their order. */
  options: readonly Choice[]
  /** The choice, when the caller keeps it; `null` is none. */
  value?: string | null
  /** The first choice, when the field keeps it. Default none. */
  defaultValue?: string
  /** Called with the new choice. */
  onChange?: (value: string) => void
  /** Called when focus leaves. */
  onBlur?: () => void
  /** Shown while nothing is chosen. Default empty. */
  placeholder?: string
  /** What browsers may fill in. */
  autoComplete?: string
}

/** One of up to about twenty; more are for a ComboBox, fewer than five often better as a RadioGroup. */
export const Select = (props: SelectProps) => {
  const { options, value, defaultValue, onChange, onBlur, placeholder = '', autoComplete } = props
  const { frame, problem, notifyForm } = useAriaField(props)
  const restored = useRestored(props.name, String, onChange)
  return (
    <AriaSelect
      {...frame}
      {...chosen(value, restored ?? defaultValue)}
      autoComplete={autoComplete}
      onBlur={onBlur}
      onChange={key => {
        onChange?.(String(key))
        notifyForm()
      }}
      placeholder={placeholder}
    >
      <AriaField {...props} problem={problem}>
        <Button className={`${control} ${trigger}`}>
          <SelectValue className={valueStyle}>
            {({ selectedText, isPlaceholder }) => (isPlaceholder ? placeholder : selectedText)}
          </SelectValue>
          <span className={sign}>
            <Glyph path={expand} size="small" />
          </span>
        </Button>
      </AriaField>
      <ChoiceList options={options} />
    </AriaSelect>
  )
}
