import { elementProps } from '../element/index.ts'
import { field as fieldStyle } from './field.css.ts'
import { type FieldProps, useField } from './use-field.ts'
import { useNotifyForm } from './use-notify-form.ts'

/** Props of the element around a React Aria field. */
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

/** What React Aria fields share: the props of their outer element, and their error. */
export const useAriaField = (props: FieldProps) => {
  const { name, isDisabled } = props
  const { problem } = useField(props)
  const { ref, notifyForm } = useNotifyForm()
  // Browsers don't submit disabled native fields either.
  const frame = { ...ariaFrame(props, problem), name: isDisabled ? undefined : name, ref }
  return { frame, problem, notifyForm }
}

/** Controlled and initial choice for React Aria. Omits undefined values, because React Aria distinguishes the two. */
export const selection = (value: string | null | undefined, defaultValue: string | undefined) => ({
  ...(value === undefined ? {} : { value }),
  ...(defaultValue === undefined ? {} : { defaultValue }),
})
