import { numbersIn } from '../../blocks/numbers-in.ts'

/** The fields as the endpoints take them: the budget is a number of minor units. */
export const projectIn = (form: FormData): object => numbersIn(form, ['budget_minor'])
