/** What is given, with null allowed in the fields that may be left empty. */
type Blankable<Given> = { [Name in keyof Given]: undefined extends Given[Name] ? Given[Name] | null : Given[Name] }

/** A profile as it is stored: a field that was left empty is null, and one that was not given stays as it is. */
export const blankToNull = <Given extends object>(given: Given): Blankable<Given> => {
  const filled: Blankable<Given> = { ...given }
  for (const [name, value] of Object.entries(given)) if (value === '') Object.assign(filled, { [name]: null })
  return filled
}
