import { numbersIn } from '../../blocks/form/numbers-in.ts'

/** Maps the form to the endpoint's input. The budget is in minor units. */
export const projectIn = (form: FormData): object => numbersIn(form, ['budget_minor', 'contract_rate'])
