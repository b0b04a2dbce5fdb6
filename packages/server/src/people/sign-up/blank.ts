/** Allows null in optional fields. */
type Blankable<Given> = { [Name in keyof Given]: undefined extends Given[Name] ? Given[Name] | null : Given[Name] }

/** Converts empty strings to null for storage. Leaves missing fields alone. */
export const blankToNull = <Given extends object>(given: Given): Blankable<Given> => {
  const filled: Blankable<Given> = { ...given }
  for (const [name, value] of Object.entries(given)) if (value === '') Object.assign(filled, { [name]: null })
  return filled
}
