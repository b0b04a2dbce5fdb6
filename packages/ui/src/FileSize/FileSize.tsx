import type { ElementProps } from '../element/index.ts'
import { Isolate } from '../Isolate/index.ts'
import { formatFileSize } from './format.ts'

export interface FileSizeProps extends ElementProps {
  /** How many there are. */
  bytes: number
}

/** How large a file is, in binary units and the same in every language. */
export const FileSize = ({ bytes, ...element }: FileSizeProps) => (
  // The unit never goes to a line of its own.
  <Isolate {...element}>{formatFileSize(bytes).replace(' ', '\u00a0')}</Isolate>
)
