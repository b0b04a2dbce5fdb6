// What the table loads once it is painted, as one chunk.
export { CellEditor } from './cell/CellEditor.tsx'
export { CellNote } from './cell/CellNote.tsx'
export { onCopy, onPaste } from './clipboard/clipboard.ts'
export { onCommandKey, open } from './key-commands.ts'
