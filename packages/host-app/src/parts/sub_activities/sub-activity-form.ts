import { figuresIn } from '../../blocks/figures-in.ts'

/** The fields of a sub-activity as the endpoints take them. */
export const subActivityIn = (form: FormData) => figuresIn(form, ['capacity'])
