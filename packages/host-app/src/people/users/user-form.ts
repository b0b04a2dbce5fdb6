/** All fields of the form, also those that were emptied: what is cleared is to be cleared on the server too. */
export const userIn = (form: FormData): object =>
  Object.fromEntries([...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value.trim()]] : [])))
