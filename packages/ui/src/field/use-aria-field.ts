import { field } from './field.css.ts'
import { type FieldProps, useField } from './use-field.ts'
import { useTellForm } from './use-tell-form.ts'

/** What fields on React Aria's ground have in common: the props of the element around them, and their problem. */
export const useAriaField = (props: FieldProps) => {
  const { name, isDisabled, isRequired } = props
  const { problem } = useField(props)
  const { ref, tellForm } = useTellForm()
  const frame = {
    className: field,
    'data-field': name,
    isDisabled,
    isInvalid: Boolean(problem),
    isRequired,
    // Native fields that are disabled are not sent either.
    name: isDisabled ? undefined : name,
    ref,
    validationBehavior: 'aria',
  } as const
  return { frame, problem, tellForm }
}

/** A choice that the caller keeps or that the field begins with, as React Aria wants it: left out rather than undefined. */
export const chosen = (value: string | null | undefined, defaultValue: string | undefined) => ({
  ...(value === undefined ? {} : { value }),
  ...(defaultValue === undefined ? {} : { defaultValue }),
})
