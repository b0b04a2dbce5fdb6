import { control } from '../field/control.css.ts'
import { FieldFrame } from '../field/FieldFrame.tsx'
import { type FieldProps, useField } from '../field/use-field.ts'

export interface FileFieldProps extends FieldProps {
  /** Accepted file extensions (`.pdf`) and MIME types (`image/*`). Mention them in the help. Default all. */
  accept?: readonly string[]
  /** Whether the field takes several files. Default `false`. */
  isMultiple?: boolean
}

/** The native file input, for forms submitted without JavaScript. Use FileDrop elsewhere. */
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
