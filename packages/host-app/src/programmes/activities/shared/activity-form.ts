import { numbersIn } from '../../../blocks/form/use-form.ts'

/** The texts of an activity, in display order. */
export const activityTexts = ['description', 'agendas', 'objectives', 'materials'] as const

const noTexts = Object.fromEntries(activityTexts.map(name => [name, '']))

/** Maps the form to the endpoint's input. Texts that aren't in the form are empty. */
export const activityIn = (form: FormData): object => ({
  ...noTexts,
  ...numbersIn(form, ['planned_beneficiaries', 'planned_value_minor']),
})
