// What the table loads once it is painted, as one chunk.
export { CellEditor } from './CellEditor.tsx'
export { CellNote } from './CellNote.tsx'
export { onCopy, onPaste } from './clipboard.ts'
export { onCommandKey, open } from './key-commands.ts'
