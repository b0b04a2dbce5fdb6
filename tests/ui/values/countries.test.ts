import { type Country, countryChoices } from '@portal/ui/CountrySelect'
import { regionChoices } from '@portal/ui/RegionSelect'
import { describe, expect, it } from 'vitest'

const countries: readonly Country[] = [
  { countryName: 'United States', countryShortCode: 'US', regions: [{ name: 'Ohio', shortCode: 'OH' }] },
  { countryName: 'Jordan', countryShortCode: 'JO', regions: [{ name: 'Irbid' }, { name: 'Irbid' }] },
  { countryName: 'Algeria', countryShortCode: 'DZ', regions: [] },
]

describe('countries and regions', () => {
  it('are in alphabetical order of the language', () => {
    expect(countryChoices(countries, 'en').map(({ value }) => value)).toEqual(['DZ', 'JO', 'US'])
    expect(countryChoices(countries, 'ar').map(({ value, label }) => [value, label])).toEqual([
      ['JO', 'الأردن'],
      ['DZ', 'الجزائر'],
      ['US', 'الولايات المتحدة'],
    ])
  })

  it('are found by their names in both languages and by their codes', () => {
    expect(countryChoices(countries, 'en').at(-1)).toEqual({
      value: 'US',
      label: 'United States',
      also: ['الولايات المتحدة', 'US'],
    })
    expect(countryChoices(countries, 'ar')[0]?.also).toEqual(['Jordan', 'JO'])
  })

  it('offer the regions of the United States if no country is selected', () => {
    expect(regionChoices(countries, null)).toEqual([{ value: 'Ohio', label: 'Ohio', also: ['OH'] }])
  })

  it('offer each region of the country once', () => {
    expect(regionChoices(countries, 'JO')).toEqual([{ value: 'Irbid', label: 'Irbid', also: [] }])
    expect(regionChoices(countries, 'DZ')).toEqual([])
  })
})
