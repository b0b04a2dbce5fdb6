import type { Choice } from '../field/choices/choice.ts'

/** A country as the specification's reference data has it. */
export interface Country {
  readonly countryName: string
  readonly countryShortCode: string
  readonly regions: readonly { readonly name: string; readonly shortCode?: string | undefined }[]
}

/** Whose regions are offered while no country is given (specification, reference data). */
const DEFAULT_COUNTRY = 'US'

const namesIn = (language: string) => new Intl.DisplayNames([language], { type: 'region', fallback: 'none' })

/**
 * A country's name: in English as the reference data has it, else as the language calls it; its code for lack of one.
 */
export const countryName = (code: string, language: string, countries: readonly Country[] = []): string => {
  const given = language === 'en' && countries.find(({ countryShortCode }) => countryShortCode === code)
  if (given) return given.countryName
  return (/^[A-Z]{2}$/.test(code) && namesIn(language).of(code)) || code
}

/** Countries in the language of the page, in its alphabet's order, each found by its other names and its code too. */
export const countryChoices = (countries: readonly Country[], language: string): Choice[] => {
  const order = new Intl.Collator(language)
  const names = language === 'en' ? undefined : namesIn(language)
  const others = [namesIn('en'), namesIn('ar')]
  return countries
    .map(({ countryName: english, countryShortCode: value }) => {
      const label = names?.of(value) ?? english
      const also = [english, ...others.map(other => other.of(value) ?? ''), value]
      return { value, label, also: [...new Set(also)].filter(one => one && one !== label) }
    })
    .sort((a, b) => order.compare(a.label, b.label))
}

/**
 * The regions of a country, of the United States when none is given, found by their code too. They are stored by name.
 */
export const regionChoices = (countries: readonly Country[], country: string | null): Choice[] => {
  const found = countries.find(({ countryShortCode }) => countryShortCode === (country || DEFAULT_COUNTRY))
  const codes = new Map(found?.regions.map(({ name, shortCode }) => [name, shortCode]))
  return [...codes].map(([name, code]) => ({ value: name, label: name, also: code ? [code] : [] }))
}

/** The choices and, when they lack it, what was chosen before: every stored value can be seen. */
export const withCurrent = (choices: Choice[], current: string | null | undefined, label = current ?? ''): Choice[] =>
  current && !choices.some(({ value }) => value === current) ? [{ value: current, label }, ...choices] : choices
