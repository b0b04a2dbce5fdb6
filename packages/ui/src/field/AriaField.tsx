import type { ReactNode } from 'react'
import { Label } from 'react-aria-components/Label'
import { Text } from 'react-aria-components/Text'
import { hidden } from '../VisuallyHidden/VisuallyHidden.css.ts'
import { Requirement } from './FieldFrame.tsx'
import { help as helpStyle, label as labelStyle, problem as problemStyle } from './field.css.ts'
import type { FieldProps } from './use-field.ts'

interface AriaFieldProps extends FieldProps {
  problem: string | undefined
  /** Keeps the label for screen readers alone. Default `false`. */
  isLabelHidden?: boolean | undefined
  /** The control. */
  children: ReactNode
}

/** FieldFrame's look for React Aria's fields, which tie label and notes to the control on their own. */
export const AriaField = (props: AriaFieldProps) => {
  const { label, help, problem, isRequired, isOptional, isLabelHidden, children } = props
  return (
    <>
      <Label className={isLabelHidden ? hidden : labelStyle} data-label="">
        {label}
        <Requirement isOptional={isOptional} isRequired={isRequired} />
      </Label>
      {children}
      {help && (
        <Text className={helpStyle} slot="description">
          {help}
        </Text>
      )}
      {problem && (
        <Text className={problemStyle} slot="errorMessage">
          {problem}
        </Text>
      )}
    </>
  )
}
