import { Button } from 'react-aria-components/Button'
import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox'
import { Input } from 'react-aria-components/Input'
import { AriaField } from '../field/AriaField.tsx'
import { type Choice, ChoiceList } from '../field/ChoiceList.tsx'
import { box, control, field, roomAtEnd } from '../field/field.css.ts'
import { type FieldProps, useField } from '../field/use-field.ts'
import { useTellForm } from '../field/use-tell-form.ts'
import { Glyph } from '../Icon/Glyph.tsx'
import { expand } from '../Icon/paths.ts'
import { useUiTexts } from '../locales/index.ts'
import { open } from './ComboBox.css.ts'

interface ComboBoxProps extends FieldProps {
  /** The choices, in their order. */
  options: readonly Choice[]
  /** The choice, when the caller keeps it; `null` is none. */
  value?: string | null
  /** The first choice, when the field keeps it. Default none. */
  defaultValue?: string
  /** Called with the new choice, `null` when it was emptied. */
  onChange?: (value: string | null) => void
  /** Called when focus leaves. */
  onBlur?: () => void
  /** Shown while nothing is chosen. Default empty. */
  placeholder?: string
  /** Shown when no choice matches what was typed. Default "Sorry, no matching options." */
  emptyText?: string
}

/** One of many, found by typing; Enter takes the marked one. */
export const ComboBox = (props: ComboBoxProps) => {
  const { options, value, defaultValue, onChange, onBlur, placeholder, emptyText, name } = props
  const { problem } = useField(props)
  const { ref, tellForm } = useTellForm()
  const t = useUiTexts()
  return (
    <AriaComboBox
      {...(value === undefined ? {} : { value })}
      {...(defaultValue === undefined ? {} : { defaultValue })}
      allowsEmptyCollection
      className={field}
      data-field={name}
      defaultItems={options}
      isDisabled={props.isDisabled}
      isInvalid={Boolean(problem)}
      isRequired={props.isRequired}
      name={name}
      onBlur={onBlur}
      onChange={key => {
        onChange?.(key === null ? null : String(key))
        tellForm()
      }}
      ref={ref}
      validationBehavior="aria"
    >
      <AriaField {...props} problem={problem}>
        <div className={box}>
          <Input className={`${control} ${roomAtEnd}`} placeholder={placeholder} />
          <Button className={open}>
            <Glyph path={expand} size="small" />
          </Button>
        </div>
      </AriaField>
      <ChoiceList empty={emptyText ?? t('no_options')} />
    </AriaComboBox>
  )
}
