import type { ReactNode } from 'react'
import { dataProps } from '../element/index.ts'
import { useUiTexts } from '../locales/index.ts'
import { field, help as helpStyle, label as labelStyle, need, problem as problemStyle } from './field.css.ts'
import type { FieldProps } from './use-field.ts'

/** The text next to a label that says "Required" or "Optional". */
export const Requirement = ({ isRequired, isOptional }: Pick<FieldProps, 'isRequired' | 'isOptional'>) => {
  const t = useUiTexts()
  if (!isRequired && !isOptional) return null
  return <span className={need}> ({t(isRequired ? 'required' : 'optional')})</span>
}

/** The help and error under a control. */
export const FieldNotes = ({
  id,
  help,
  problem,
}: {
  id: string
  help?: string | undefined
  problem?: string | undefined
}) => (
  <>
    {help && (
      <p className={helpStyle} id={`${id}-help`}>
        {help}
      </p>
    )}
    {problem && (
      <p className={problemStyle} id={`${id}-problem`}>
        {problem}
      </p>
    )}
  </>
)

interface FieldFrameProps extends FieldProps {
  id: string
  problem: string | undefined
  children: ReactNode
}

/** Places the label above the control, and help and error below it. */
export const FieldFrame = ({ id, problem, children, ...props }: FieldFrameProps) => (
  <div {...dataProps(props)} className={field} data-field={props.name} data-invalid={problem ? '' : undefined}>
    <label className={labelStyle} data-label htmlFor={id}>
      {props.label}
      <Requirement isOptional={props.isOptional} isRequired={props.isRequired} />
    </label>
    {children}
    <FieldNotes help={props.help} id={id} problem={problem} />
  </div>
)
