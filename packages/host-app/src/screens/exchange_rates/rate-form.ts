import { filled } from '../../blocks/use-form.ts'

/** The fields as the endpoint takes them: the rate is a number. */
export const rateIn = (form: FormData): object => {
  const { rate, ...rest } = filled(form)
  return { ...rest, ...(rate !== undefined && { rate: Number(rate) }) }
}
