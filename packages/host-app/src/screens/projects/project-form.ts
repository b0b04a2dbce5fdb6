import { figuresIn } from '../../blocks/figures-in.ts'

/** The fields as the endpoints take them: the budget is a number of minor units. */
export const projectIn = (form: FormData): object => figuresIn(form, ['budget_minor'])
