import { ariaFrame } from '../field/use-aria-field.ts'
import { type FieldProps, type ReadOnlyProps, useField } from '../field/use-field.ts'

interface AriaProps extends Omit<FieldProps, 'label'>, ReadOnlyProps {
  /** Called when focus leaves the field. */
  onBlur?: () => void
}

/** The state of a date field, from useDay or useRange. */
interface DateFieldState<Bounds, Change, Ref, Value> {
  readonly bounds: Bounds
  readonly change: Change
  readonly problem: string | undefined
  readonly ref: Ref
  /** React Aria's representation. */
  readonly value: Value
}

/** Props shared by React Aria's three date fields. Input errors win over the form's errors. */
export const useAria = <Bounds, Change, Ref, Value>(
  props: AriaProps,
  own: DateFieldState<Bounds, Change, Ref, Value>,
) => {
  const { problem } = useField({ ...props, ...(own.problem && { error: own.problem }) })
  const aria = {
    ...ariaFrame(props, problem),
    ...own.bounds,
    onBlur: props.onBlur,
    onChange: own.change,
    isReadOnly: props.isReadOnly,
    ref: own.ref,
    shouldForceLeadingZeros: true,
    value: own.value,
  }
  return { problem, aria }
}
