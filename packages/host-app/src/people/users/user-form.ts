/** All form fields, including cleared ones, so that the server clears them too. */
export const userIn = (form: FormData): object =>
  Object.fromEntries([...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value.trim()]] : [])))
