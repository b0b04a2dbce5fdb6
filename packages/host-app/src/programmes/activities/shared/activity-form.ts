import { numbersIn } from '../../../blocks/form/numbers-in.ts'

/** The texts of an activity, in the order in which they are read. */
export const activityTexts = ['description', 'agendas', 'objectives', 'materials'] as const

const noTexts = Object.fromEntries(activityTexts.map(name => [name, '']))

/** The fields of an activity as the endpoints take them; a text that is not in the form is empty. */
export const activityIn = (form: FormData): object => ({
  ...noTexts,
  ...numbersIn(form, ['planned_beneficiaries', 'planned_value_minor']),
})
