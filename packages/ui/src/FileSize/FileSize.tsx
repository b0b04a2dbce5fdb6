import type { ElementProps } from '../element/index.ts'
import { Isolate } from '../Isolate/index.ts'
import { formatFileSize } from './format.ts'

export interface FileSizeProps extends ElementProps {
  /** The size in bytes. */
  bytes: number
}

/** A file size in binary units, identical in every language. */
export const FileSize = ({ bytes, ...element }: FileSizeProps) => (
  // A no-break space keeps the unit with its number.
  <Isolate {...element}>{formatFileSize(bytes).replace(' ', '\u00a0')}</Isolate>
)
