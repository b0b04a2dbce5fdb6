import { useEffect, useState } from 'react'

/** A country as the specification's reference data has it. */
export interface Place {
  readonly countryName: string
  readonly countryShortCode: string
  readonly regions: readonly { readonly name: string; readonly shortCode?: string | undefined }[]
}

/** Whose regions are offered while no country is given (specification, reference data). */
const DEFAULT_COUNTRY = 'US'
const RETRY_MS = 3000

let loaded: readonly Place[] | undefined
let loading: Promise<readonly Place[]> | undefined

const load = () => {
  loading ??= import('country-region-data').then(
    ({ allCountries }) => {
      loaded = allCountries.map(([countryName, countryShortCode, regions]) => ({
        countryName,
        countryShortCode,
        regions: regions.map(([name, shortCode]) => ({ name, shortCode })),
      }))
      return loaded
    },
    error => {
      loading = undefined
      throw error
    },
  )
  return loading
}

/** All countries once they are here, undefined before; a lost connection is tried again. */
export const usePlaces = (): readonly Place[] | undefined => {
  const [places, setPlaces] = useState(loaded)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const fetch = () => {
      load().then(setPlaces, () => {
        timer = setTimeout(fetch, RETRY_MS)
      })
    }
    fetch()
    return () => clearTimeout(timer)
  }, [])
  return places
}

/** Countries in the language of the page, in its alphabet's order. */
export const countryChoices = (places: readonly Place[], language: string) => {
  const names = language === 'en' ? undefined : new Intl.DisplayNames([language], { type: 'region' })
  return places
    .map(({ countryName, countryShortCode: value }) => ({ value, label: names?.of(value) ?? countryName }))
    .sort((a, b) => a.label.localeCompare(b.label, language))
}

/** The regions of a country, of the United States when none is given. They are kept by name. */
export const regionChoices = (places: readonly Place[], country: string | null) => {
  const place = places.find(({ countryShortCode }) => countryShortCode === (country || DEFAULT_COUNTRY))
  return [...new Set(place?.regions.map(({ name }) => name))].map(name => ({ value: name, label: name }))
}
