export const formParts = { input: 'input', files: 'files' } as const

/** Sends the input as JSON, followed by the files without their names, which come from the device. */
export const formOf = (input: object, files: readonly Blob[]): FormData => {
  const form = new FormData()
  form.append(formParts.input, JSON.stringify(input))
  for (const file of files) form.append(formParts.files, file, formParts.files)
  return form
}
