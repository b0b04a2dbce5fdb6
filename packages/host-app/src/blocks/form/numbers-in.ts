import { filled } from './use-form.ts'

/** The filled fields of a form. Converts the named ones to numbers. */
export const numbersIn = (form: FormData, names: readonly string[]): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(filled(form)).map(([name, value]) => [name, names.includes(name) ? Number(value) : value]),
  )
