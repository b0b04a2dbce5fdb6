// Exports pure functions for tests only.

export { failureOf } from '../../sending.ts'
export { answersOf, evaluationProblems } from '../answers.ts'
