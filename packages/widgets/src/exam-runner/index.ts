export { ExamRunner, type ExamRunnerProps } from './ExamRunner.tsx'
export type { ExamPort } from './model/exam-port.ts'
export { hasAnswersOnDevice, hasUnsentAnswers } from './store/device-saves.ts'
