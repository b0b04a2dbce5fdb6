const FORM = /_(zero|one|two|few|many|other)$/

const formsOf = language => new Intl.PluralRules(language).resolvedOptions().pluralCategories

/** A key without the suffix of its plural form. */
export const baseOf = key => key.replace(FORM, '')

/** The keys that have plural forms in one language or another: `rows` where there are `rows_one` and `rows_other`. */
export const countedIn = (...languages) => {
  const forms = Map.groupBy(
    languages.flat().filter(key => FORM.test(key)),
    baseOf,
  )
  return new Set(
    [...forms].filter(([base, keys]) => keys.includes(`${base}_other`) && new Set(keys).size > 1).map(([base]) => base),
  )
}

/** Keys that a language has to have: a counted one in each of its forms, which other languages need not have. */
export const owedIn = (language, keys, counted) =>
  new Set(
    keys.flatMap(key => {
      const base = baseOf(key)
      return FORM.test(key) && counted.has(base) ? formsOf(language).map(form => `${base}_${form}`) : [key]
    }),
  )

/** Whether a key is a form that a language never chooses. i18next takes `zero` for 0 in every language. */
export const isNeverChosen = (language, key, counted) => {
  const form = FORM.exec(key)?.[1]
  return form !== undefined && form !== 'zero' && counted.has(baseOf(key)) && !formsOf(language).includes(form)
}

/** Whether a form may say its number in words: "a row", "two rows". */
export const mayLackNumber = key => /_(zero|one|two)$/.test(key)
