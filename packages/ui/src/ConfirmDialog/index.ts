export { ConfirmDialog } from './ConfirmDialog.tsx'
export { confirm, type Question } from './question.ts'
