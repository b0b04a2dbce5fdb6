export { CellEditor } from './CellEditor.tsx'
export { CellNote } from './CellNote.tsx'
export { onCopy, onPaste } from './clipboard.ts'
export { onAct, open } from './commands.ts'
