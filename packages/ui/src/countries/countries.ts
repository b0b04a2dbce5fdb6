import type { Choice } from '../field/choices/choice.ts'

/** A country, in the structure of the specification's reference data. */
export interface Country {
  readonly countryName: string
  readonly countryShortCode: string
  readonly regions: readonly { readonly name: string; readonly shortCode?: string | undefined }[]
}

/** The country whose regions are offered if none is given. The specification's reference data sets it. */
const DEFAULT_COUNTRY = 'US'

const namesIn = (language: string) => new Intl.DisplayNames([language], { type: 'region', fallback: 'none' })

/**
 * A country's name. In English it comes from the reference data, otherwise from the language. Falls back to the code.
 */
export const countryName = (code: string, language: string, countries: readonly Country[] = []): string => {
  const given = language === 'en' && countries.find(({ countryShortCode }) => countryShortCode === code)
  if (given) return given.countryName
  return (/^[A-Z]{2}$/.test(code) && namesIn(language).of(code)) || code
}

/** Countries in the page's language, in alphabetical order. Each can also be found by its other names and its code. */
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
 * A country's regions, or those of the United States if none is given. Users also find them by code. Values are names.
 */
export const regionChoices = (countries: readonly Country[], country: string | null): Choice[] => {
  const found = countries.find(({ countryShortCode }) => countryShortCode === (country || DEFAULT_COUNTRY))
  const codes = new Map(found?.regions.map(({ name, shortCode }) => [name, shortCode]))
  return [...codes].map(([name, code]) => ({ value: name, label: name, also: code ? [code] : [] }))
}

/** Adds the current value if the choices lack it, so that every stored value is visible. */
export const withCurrent = (choices: Choice[], current: string | null | undefined, label = current ?? ''): Choice[] =>
  current && !choices.some(({ value }) => value === current) ? [{ value: current, label }, ...choices] : choices
