// For tests alone: the pure parts behind the form.

export { failureOf } from '../../sending.ts'
export { answersOf, problemsOf } from '../answers.ts'
