import type { FieldProps } from '../field/use-field.ts'
import type { StoredFile, UploadPort } from './sending/port.ts'

export interface FileDropProps extends FieldProps {
  /** The upload connection. Default: the form submits the files. */
  upload?: UploadPort
  /** Accepted file extensions (`.pdf`) and MIME types (`image/*`). Mention them in the help. Default all. */
  accept?: readonly string[]
  /** Whether the field takes several files. If not, a new file replaces the old one. Default `false`. */
  isMultiple?: boolean
  /** The largest accepted file, in binary megabytes. Default `50`. */
  maxMb?: number
  /** Previously stored files. Default none. */
  defaultFiles?: readonly StoredFile[]
  /** Called with all stored files when one is uploaded or removed. */
  onChange?: (files: readonly StoredFile[]) => void
  /** Called when a wholly or partly uploaded file is removed, so that the server can delete it. */
  onRemove?: (removed: { readonly id: string | undefined; readonly location: string | undefined }) => void
  /** Called when uploads start and when they end. Don't submit the form in between. */
  onBusyChange?: (isBusy: boolean) => void
}
