// For tests alone: the pure parts behind the form.
export { answersOf, problemsOf } from '../answers.ts'
export { failureOf } from '../evaluation-port.ts'
