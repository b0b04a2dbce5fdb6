import { numbersIn } from '../../../blocks/form/numbers-in.ts'

export const subActivityIn = (form: FormData): object => ({
  ...numbersIn(form, ['capacity', 'attendance_least', 'post_test_least']),
  is_evaluation_needed: form.has('is_evaluation_needed'),
})
