export { CellEditor } from './CellEditor.tsx'
export { onCopy, onPaste } from './clipboard.ts'
export { onAct, open } from './commands.ts'
