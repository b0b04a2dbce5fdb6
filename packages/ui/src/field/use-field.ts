import { createContext, use, useId } from 'react'
import type { ElementProps } from '../element/index.ts'

/** Error messages by field name. Form provides them to its fields. */
export type Problems = Readonly<Record<string, string | undefined>>

export const ProblemsContext = createContext<Problems>({})

/** Props of every field. */
export interface FieldProps extends ElementProps {
  /** The label above the control. */
  label: string
  /** The form field name. It also selects the field's error in the surrounding Form. */
  name?: string
  /** A sentence under the control. */
  help?: string
  /** The error message. Default: the Form's error for this name. */
  error?: string
  /** Whether to show "Required" beside the label. Default `false`. */
  isRequired?: boolean
  /** Whether to show "Optional" beside the label. Default `false`. */
  isOptional?: boolean
  /** Default `false`. */
  isDisabled?: boolean
}

/** Props of fields with a read-only state. */
export interface ReadOnlyProps {
  /** Shown, submitted, and focusable, but not editable. Default `false`. */
  isReadOnly?: boolean
}

/** Provides the IDs and the error of a field, so that assistive technology links control, help, and error. */
export const useField = ({ name, help, error, ...props }: Pick<FieldProps, 'id' | 'name' | 'help' | 'error'>) => {
  const ownId = useId()
  const id = props.id ?? ownId
  const problems = use(ProblemsContext)
  const problem = error ?? (name === undefined ? undefined : problems[name])
  const described = [help && `${id}-help`, problem && `${id}-problem`].filter(Boolean).join(' ')
  return { id, problem, describedBy: described || undefined, isInvalid: Boolean(problem) || undefined }
}
