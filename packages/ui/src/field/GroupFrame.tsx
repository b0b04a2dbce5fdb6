import type { ReactNode } from 'react'
import { elementProps } from '../element/index.ts'
import { FieldNotes, Requirement } from './FieldFrame.tsx'
import { field, help, legend } from './field.css.ts'
import { type FieldProps, useField } from './use-field.ts'

interface GroupFrameProps extends FieldProps {
  /** A rule that users need before choosing, shown between legend and options. Default none. */
  rule?: string | undefined
  children: ReactNode
}

/** FieldFrame for a group of native controls: the legend above, help and error below. */
export const GroupFrame = ({ rule, children, ...props }: GroupFrameProps) => {
  const { id, problem, describedBy = '', isInvalid } = useField(props)
  return (
    <fieldset
      {...elementProps(props)}
      aria-describedby={`${rule ? `${id}-rule ` : ''}${describedBy}`.trim() || undefined}
      className={field}
      data-field={props.name}
      data-invalid={isInvalid && ''}
      disabled={props.isDisabled}
    >
      <legend className={legend} data-label>
        {props.label}
        <Requirement isOptional={props.isOptional} isRequired={props.isRequired} />
      </legend>
      {rule && (
        <p className={help} id={`${id}-rule`}>
          {rule}
        </p>
      )}
      {children}
      <FieldNotes help={props.help} id={id} problem={problem} />
    </fieldset>
  )
}
