import { Button } from 'react-aria-components/Button'
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select'
import { AriaField } from '../field/AriaField.tsx'
import { type Choice, ChoiceList } from '../field/ChoiceList.tsx'
import { control, field } from '../field/field.css.ts'
import { type FieldProps, useField } from '../field/use-field.ts'
import { useTellForm } from '../field/use-tell-form.ts'
import { Glyph } from '../Icon/Glyph.tsx'
import { expand } from '../Icon/paths.ts'
import { sign, trigger, value as valueStyle } from './Select.css.ts'

export type { Choice }

interface SelectProps extends FieldProps {
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
  const { options, value, defaultValue, onChange, onBlur, placeholder = '', name, autoComplete } = props
  const { problem } = useField(props)
  const { ref, tellForm } = useTellForm()
  return (
    <AriaSelect
      {...(value === undefined ? {} : { value })}
      {...(defaultValue === undefined ? {} : { defaultValue })}
      autoComplete={autoComplete}
      className={field}
      data-field={name}
      isDisabled={props.isDisabled}
      isInvalid={Boolean(problem)}
      isRequired={props.isRequired}
      name={name}
      onBlur={onBlur}
      onChange={key => {
        onChange?.(String(key))
        tellForm()
      }}
      placeholder={placeholder}
      ref={ref}
      validationBehavior="aria"
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
