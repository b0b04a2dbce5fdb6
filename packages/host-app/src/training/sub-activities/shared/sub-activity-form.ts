import { numbersIn } from '../../../blocks/form/numbers-in.ts'

/** The fields of a sub-activity as the endpoints take them. */
export const subActivityIn = (form: FormData): object => ({
  ...numbersIn(form, ['capacity', 'attendance_least', 'post_test_least']),
  is_evaluation_needed: form.has('is_evaluation_needed'),
})
