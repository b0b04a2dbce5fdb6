// The chunk that the table loads after its first paint.
export { CellEditor } from './cell/CellEditor.tsx'
export { CellNote } from './cell/CellNote.tsx'
export { onCopy, onPaste } from './clipboard/clipboard.ts'
export { onCommandKey, open } from './key-commands.ts'
