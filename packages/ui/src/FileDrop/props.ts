import type { FieldProps } from '../field/use-field.ts'
import type { StoredFile, UploadPort } from './port.ts'

/** What a FileDrop takes. */
export interface FileDropProps extends FieldProps {
  /** The way to the server. Default: the files are sent with the form. */
  upload?: UploadPort
  /** Endings (`.pdf`) and types (`image/*`) that are taken. Default all; say them in the help. */
  accept?: readonly string[]
  /** Any number; else a new file replaces the old one. Default `false`. */
  isMultiple?: boolean
  /** The largest file, in binary megabytes. Default `50`. */
  maxMb?: number
  /** Files that were stored before. Default none. */
  defaultFiles?: readonly StoredFile[]
  /** Called with all stored files whenever one has arrived or was removed. */
  onChange?: (files: readonly StoredFile[]) => void
  /** Called with what was removed after some or all of it had arrived, so that the server can forget it. */
  onRemove?: (removed: { readonly id: string | undefined; readonly location: string | undefined }) => void
  /** Called when the upload of files starts and when it has ended; the form must not be sent in between. */
  onBusyChange?: (isBusy: boolean) => void
}
