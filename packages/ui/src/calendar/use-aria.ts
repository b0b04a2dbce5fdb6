import { field } from '../field/field.css.ts'
import { type FieldProps, useField } from '../field/use-field.ts'

interface AriaProps extends Omit<FieldProps, 'label'> {
  /** Called when focus leaves. */
  onBlur?: () => void
}

/** What React Aria's three fields of dates take alike; what was typed wrongly is said before what the form says. */
export const useAria = (props: AriaProps, own: string | undefined) => {
  const { problem } = useField({ ...props, ...(own && { error: own }) })
  const aria = {
    className: field,
    'data-field': props.name,
    isDisabled: props.isDisabled,
    isInvalid: Boolean(problem),
    isRequired: props.isRequired,
    onBlur: props.onBlur,
    shouldForceLeadingZeros: true,
    validationBehavior: 'aria',
  } as const
  return { problem, aria }
}
