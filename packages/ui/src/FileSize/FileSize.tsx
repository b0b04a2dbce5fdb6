import { Isolate } from '../Isolate/index.ts'
import { formatFileSize } from './format.ts'

interface FileSizeProps {
  /** How many there are. */
  bytes: number
}

/** How large a file is, in binary units and the same in every language. */
export const FileSize = ({ bytes }: FileSizeProps) => (
  // The unit never goes to a line of its own.
  <Isolate>{formatFileSize(bytes).replace(' ', '\u00a0')}</Isolate>
)
