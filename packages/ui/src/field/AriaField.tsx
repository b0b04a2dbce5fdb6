import type { ReactNode } from 'react'
import { Label } from 'react-aria-components/Label'
import { Text } from 'react-aria-components/Text'
import { Need } from './FieldFrame.tsx'
import { help as helpStyle, label as labelStyle, problem as problemStyle } from './field.css.ts'
import type { FieldProps } from './use-field.ts'

interface AriaFieldProps extends FieldProps {
  problem: string | undefined
  /** The control. */
  children: ReactNode
}

/** FieldFrame's look for React Aria's fields, which tie label and notes to the control on their own. */
export const AriaField = ({ label, help, problem, isRequired, isOptional, children }: AriaFieldProps) => (
  <>
    <Label className={labelStyle} data-label="">
      {label}
      <Need isOptional={isOptional} isRequired={isRequired} />
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
