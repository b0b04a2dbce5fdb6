import { createRequire } from 'node:module'
import { isCountry } from '@portal/contract/core/fields/country-codes'
import { country } from '@portal/contract/core/fields/fields'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'

// The data behind the UI's country choices.
const { allCountries } = z
  .object({ allCountries: z.array(z.tuple([z.string(), z.string()], z.unknown())) })
  .parse(createRequire(new URL('../../../packages/ui/package.json', import.meta.url))('country-region-data'))

test('accepts every country of the UI, and only codes that exist', () => {
  expect(allCountries.map(([, code]) => code).filter(code => !isCountry(code))).toEqual([])
  const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  const known = letters.flatMap(one => letters.map(other => one + other)).filter(isCountry)
  expect(known).toHaveLength(250)
  expect(known.filter(code => names.of(code) === undefined)).toEqual([])
})

test.each(['ZZ', 'EU', 'UK', 'TL1', 'sy', 'S', ''])('rejects %j as a country', code => {
  expect(
    country()
      .safeParse(code)
      .error?.issues.map(({ message }) => message),
  ).toEqual(['select_value'])
})
