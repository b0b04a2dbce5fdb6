import { numbersIn } from '../../blocks/form/numbers-in.ts'

/** The fields as the endpoints take them: the budget is a number of minor units, the rate a number. */
export const projectIn = (form: FormData): object => numbersIn(form, ['budget_minor', 'contract_rate'])
