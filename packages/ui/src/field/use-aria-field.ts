import { elementProps } from '../element/index.ts'
import { field as fieldStyle } from './field.css.ts'
import { type FieldProps, useField } from './use-field.ts'
import { useNotifyForm } from './use-notify-form.ts'

/** The props of the element around a field, for every field on React Aria's ground. */
export const ariaFrame = (field: Omit<FieldProps, 'label'>, problem: string | undefined) => {
  const { name, isDisabled, isRequired } = field
  return {
    ...elementProps(field),
    className: fieldStyle,
    'data-field': name,
    isDisabled,
    isInvalid: Boolean(problem),
    isRequired,
    validationBehavior: 'aria',
  } as const
}

/** What fields on React Aria's ground have in common: the props of the element around them, and their problem. */
export const useAriaField = (props: FieldProps) => {
  const { name, isDisabled } = props
  const { problem } = useField(props)
  const { ref, notifyForm } = useNotifyForm()
  // Native fields that are disabled are not sent either.
  const frame = { ...ariaFrame(props, problem), name: isDisabled ? undefined : name, ref }
  return { frame, problem, notifyForm }
}

/** A controlled or initial choice, as React Aria wants it: left out rather than undefined. */
export const chosen = (value: string | null | undefined, defaultValue: string | undefined) => ({
  ...(value === undefined ? {} : { value }),
  ...(defaultValue === undefined ? {} : { defaultValue }),
})
