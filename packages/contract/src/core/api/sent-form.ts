/** Names of the parts of a form in which an input is sent with files. */
export const formParts = { input: 'input', files: 'files' } as const

/** An input with files as one form: the input as JSON, then the files without the names that a device gave them. */
export const formOf = (input: object, files: readonly Blob[]): FormData => {
  const form = new FormData()
  form.append(formParts.input, JSON.stringify(input))
  for (const file of files) form.append(formParts.files, file, formParts.files)
  return form
}
