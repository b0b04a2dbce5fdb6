export type { ExamPort } from '../ports/exam/index.ts'
export { ExamRunner, type ExamRunnerProps } from './ExamRunner.tsx'
export { hasAnswersOnDevice, hasUnsentAnswers } from './store/device-saves.ts'
