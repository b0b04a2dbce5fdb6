import { control } from '../field/control.css.ts'
import { FieldFrame } from '../field/FieldFrame.tsx'
import { type FieldProps, useField } from '../field/use-field.ts'

export interface FileFieldProps extends FieldProps {
  /** Endings (`.pdf`) and types (`image/*`) that are offered. Default all; say them in the help. */
  accept?: readonly string[]
  /** Any number. Default `false`. */
  isMultiple?: boolean
}

/** The native box of files, for forms that are sent without scripts; everywhere else a FileDrop shows more. */
export const FileField = (props: FileFieldProps) => {
  const { id, problem, describedBy, isInvalid } = useField(props)
  return (
    <FieldFrame {...props} id={id} problem={problem}>
      <input
        accept={props.accept?.join()}
        aria-describedby={describedBy}
        aria-invalid={isInvalid}
        className={control}
        disabled={props.isDisabled}
        id={id}
        multiple={props.isMultiple}
        name={props.name}
        required={props.isRequired}
        type="file"
      />
    </FieldFrame>
  )
}
