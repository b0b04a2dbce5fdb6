import { Button } from 'react-aria-components/Button'
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select'
import { AriaField } from '../field/AriaField.tsx'
import { ChoiceList } from '../field/choices/ChoiceList.tsx'
import type { Choice } from '../field/choices/choice.ts'
import { control } from '../field/control.css.ts'
import { selection, useAriaField } from '../field/use-aria-field.ts'
import { useRestored } from '../field/use-restored.ts'
import { Glyph } from '../Icon/Glyph.tsx'
import { expand } from '../Icon/paths.ts'
import type { SelectProps } from './props.ts'
import { sign, trigger, value as valueStyle } from './Select.css.ts'
import { ShownChoice } from './ShownChoice.tsx'

export type { Choice }

const Chooser = (props: SelectProps) => {
  const { options, value, defaultValue, onChange, onBlur, placeholder = '', autoComplete } = props
  const { frame, problem, notifyForm } = useAriaField(props)
  const restored = useRestored(props.name, String, onChange)
  return (
    <AriaSelect
      {...frame}
      {...selection(value, restored ?? defaultValue)}
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

/** One choice from up to about twenty options. Use ComboBox for more; consider RadioGroup for fewer than five. */
export const Select = (props: SelectProps) => (props.isReadOnly ? <ShownChoice {...props} /> : <Chooser {...props} />)
