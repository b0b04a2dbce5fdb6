const FORM = /_(zero|one|two|few|many|other)$/

const formsOf = language => new Intl.PluralRules(language).resolvedOptions().pluralCategories

/** A key without its plural suffix. */
export const baseOf = key => key.replace(FORM, '')

/** Keys with plural forms in any of the languages, such as `rows` if there are `rows_one` and `rows_other`. */
export const countedIn = (...languages) => {
  const forms = Map.groupBy(
    languages.flat().filter(key => FORM.test(key)),
    baseOf,
  )
  return new Set(
    [...forms].filter(([base, keys]) => keys.includes(`${base}_other`) && new Set(keys).size > 1).map(([base]) => base),
  )
}

/** Keys that a language needs. A counted key needs each plural form of that language. */
export const owedIn = (language, keys, counted) =>
  new Set(
    keys.flatMap(key => {
      const base = baseOf(key)
      return FORM.test(key) && counted.has(base) ? formsOf(language).map(form => `${base}_${form}`) : [key]
    }),
  )

/** Whether a key is a plural form that the language never uses. i18next uses `zero` for 0 in every language. */
export const isNeverChosen = (language, key, counted) => {
  const form = FORM.exec(key)?.[1]
  return form !== undefined && form !== 'zero' && counted.has(baseOf(key)) && !formsOf(language).includes(form)
}

/** Whether a form may write its number in words: "a row", "two rows". */
export const mayLackNumber = key => /_(zero|one|two)$/.test(key)
