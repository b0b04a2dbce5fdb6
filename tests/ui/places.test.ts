import { countryChoices, type Place } from '@portal/ui/CountrySelect'
import { regionChoices } from '@portal/ui/RegionSelect'
import { describe, expect, it } from 'vitest'

const places: readonly Place[] = [
  { countryName: 'United States', countryShortCode: 'US', regions: [{ name: 'Ohio', shortCode: 'OH' }] },
  { countryName: 'Jordan', countryShortCode: 'JO', regions: [{ name: 'Irbid' }, { name: 'Irbid' }] },
  { countryName: 'Algeria', countryShortCode: 'DZ', regions: [] },
]

describe('countries and regions', () => {
  it('stand in the order of the alphabet that they are read in', () => {
    expect(countryChoices(places, 'en').map(({ value }) => value)).toEqual(['DZ', 'JO', 'US'])
    expect(countryChoices(places, 'ar')).toEqual([
      { value: 'JO', label: 'الأردن' },
      { value: 'DZ', label: 'الجزائر' },
      { value: 'US', label: 'الولايات المتحدة' },
    ])
  })

  it('offer the regions of the United States while no country is given', () => {
    expect(regionChoices(places, null)).toEqual([{ value: 'Ohio', label: 'Ohio' }])
  })

  it('offer the regions of the country, each once', () => {
    expect(regionChoices(places, 'JO')).toEqual([{ value: 'Irbid', label: 'Irbid' }])
    expect(regionChoices(places, 'DZ')).toEqual([])
  })
})
