import { mark, row } from '../Checkbox/Checkbox.css.ts'
import { FieldNotes, Need } from '../field/FieldFrame.tsx'
import { field, legend } from '../field/field.css.ts'
import { type FieldProps, useField } from '../field/use-field.ts'
import { useUiTexts } from '../locales/index.ts'
import { note } from '../RadioGroup/RadioGroup.css.ts'
import { all, list } from './CheckboxGroup.css.ts'
import { type CheckboxOption, useTicks } from './use-ticks.ts'

interface CheckboxGroupProps extends FieldProps {
  /** The choices, in their order. */
  options: readonly CheckboxOption[]
  /** What is chosen, when the caller keeps it. */
  value?: readonly string[]
  /** What is chosen first, when the group keeps it. Default none. */
  defaultValue?: readonly string[]
  /** Called with all that is chosen, in the order of the options. */
  onChange?: (value: string[]) => void
  /** A box above them that takes all or none. Default `false`. */
  hasAll?: boolean
}

/** Any of a few. Native boxes of one name, so that they work before and without scripts; many are for a MultiSelect. */
export const CheckboxGroup = (props: CheckboxGroupProps) => {
  const { label, options, value, defaultValue = [], onChange, hasAll, help, isRequired, isOptional } = props
  const ticks = useTicks(options, value, defaultValue, onChange)
  const { id, problem, describedBy, isInvalid } = useField(props)
  const t = useUiTexts()
  return (
    <fieldset
      aria-describedby={describedBy}
      className={field}
      data-field={props.name}
      data-invalid={isInvalid && ''}
      disabled={props.isDisabled}
    >
      <legend className={legend} data-label>
        {label}
        <Need isOptional={isOptional} isRequired={isRequired} />
      </legend>
      <div className={list}>
        {hasAll && (
          <label className={`${row} ${all}`}>
            <input
              checked={ticks.isAll}
              className={mark}
              onChange={event => ticks.tickAll(event.target.checked)}
              ref={input => {
                if (input) input.indeterminate = ticks.isSome
              }}
              type="checkbox"
            />
            {t('select_all')}
          </label>
        )}
        {options.map(option => (
          <label className={row} key={option.value}>
            <input
              checked={ticks.has(option.value)}
              className={mark}
              disabled={option.isDisabled}
              name={props.name}
              onChange={event => ticks.tick(option.value, event.target.checked)}
              type="checkbox"
              value={option.value}
            />
            <span>
              {option.label}
              {option.help && <span className={note}>{option.help}</span>}
            </span>
          </label>
        ))}
      </div>
      <FieldNotes help={help} id={id} problem={problem} />
    </fieldset>
  )
}
