import { useEffect, useState } from 'react'
import type { Country } from './countries.ts'

const RETRY_MS = 3000

let loaded: readonly Country[] | undefined
let loading: Promise<readonly Country[]> | undefined

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

/** All countries, or undefined while they load. Retries after connection errors. */
export const useCountries = (): readonly Country[] | undefined => {
  const [countries, setCountries] = useState(loaded)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isGone = false
    const fetch = () => {
      load().then(setCountries, () => {
        if (!isGone) timer = setTimeout(fetch, RETRY_MS)
      })
    }
    fetch()
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [])
  return countries
}
