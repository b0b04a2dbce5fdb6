import { createContext, use, useId } from 'react'
import type { ElementProps } from '../element/index.ts'

/** What is wrong, by the name of the field; Form gives it to the fields inside. */
export type Problems = Readonly<Record<string, string | undefined>>

export const ProblemsContext = createContext<Problems>({})

/** What every field takes. */
export interface FieldProps extends ElementProps {
  /** Above the control; never left out. */
  label: string
  /** Sent under this name; also finds the field's problem in the Form around it. */
  name?: string
  /** A sentence under the control. */
  help?: string
  /** What is wrong. Default: the Form's problem of this name. */
  error?: string
  /** Says "Required" beside the label. Default `false`. */
  isRequired?: boolean
  /** Says "Optional" beside the label. Default `false`. */
  isOptional?: boolean
  /** Default `false`. */
  isDisabled?: boolean
}

/** What fields take that can be shown without being changed. */
export interface ReadOnlyProps {
  /** Shown and sent, but not changed; reached by keyboard all the same. Default `false`. */
  isReadOnly?: boolean
}

/** Ids and the problem of one field, so that control, help and error belong together for everyone. */
export const useField = ({ name, help, error, ...props }: Pick<FieldProps, 'id' | 'name' | 'help' | 'error'>) => {
  const ownId = useId()
  const id = props.id ?? ownId
  const problems = use(ProblemsContext)
  const problem = error ?? (name === undefined ? undefined : problems[name])
  const described = [help && `${id}-help`, problem && `${id}-problem`].filter(Boolean).join(' ')
  return { id, problem, describedBy: described || undefined, isInvalid: Boolean(problem) || undefined }
}
