import { numbersIn } from '../../blocks/numbers-in.ts'

/** The fields of a sub-activity as the endpoints take them. */
export const subActivityIn = (form: FormData) => numbersIn(form, ['capacity'])
