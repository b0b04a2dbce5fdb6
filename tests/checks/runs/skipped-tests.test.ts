import { expect, test } from 'vitest'

interface File {
  readonly project: string
  readonly file: string
  readonly tests: readonly { readonly name: string; readonly state: 'passed' | 'skipped' }[]
  readonly errors: readonly string[]
  readonly started: number
  readonly ended: number
}

interface Results {
  readonly countsOf: (files: readonly File[]) => { readonly passed: number; readonly skipped: number }[]
  readonly skippedOf: (files: readonly File[]) => object[]
}

const load = async (): Promise<Results> => import(new URL('../../../scripts/test/results.mjs', import.meta.url).href)
const { countsOf, skippedOf } = await load()

test('skipped tests are counted, and listed with the reason in their titles', () => {
  const names = ['a full disk (needs the right to mount) frees it', 'a full disk (needs the right to mount) is named']
  const tests = [...names, 'not selected'].map(name => ({ name, state: 'skipped' as const }))
  const place = { project: 'server', file: '/full-disk.test.ts' }
  const files = [
    { ...place, tests: [...tests, { name: 'saves', state: 'passed' as const }], errors: [], started: 0, ended: 0 },
  ]
  expect(skippedOf(files)).toEqual([{ ...place, reason: 'needs the right to mount', count: 2 }])
  expect(countsOf(files)).toMatchObject([{ passed: 1, skipped: 3 }])
})
