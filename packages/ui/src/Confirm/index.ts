export { ConfirmHost } from './ConfirmHost.tsx'
export { confirm, type Question } from './question.ts'
