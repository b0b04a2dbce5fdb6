// The chunk that the table loads after its first paint.
export { CellEditor } from './CellEditor.tsx'
export { CellNote } from './CellNote.tsx'
export { onCopy, onPaste } from './clipboard.ts'
export { onCommandKey, open } from './key-commands.ts'
