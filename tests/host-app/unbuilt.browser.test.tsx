import { expect, test } from 'vitest'
import { pages } from '../../packages/host-app/src/routes.ts'
import { screens } from '../../packages/host-app/src/screens.ts'

/** Pages of the route table that say honestly that they are not built yet. This list may only shrink, to nothing. */
const unbuilt: readonly string[] = ['EmploymentRequests']

test('the pages without a screen are exactly those that are known to be missing', () => {
  const missing = pages.filter(({ name }) => !screens[name]).map(({ name }) => name)
  expect(missing).toEqual(unbuilt)
})

test('every screen is the screen of a page', () => {
  const names = new Set<string>(pages.map(({ name }) => name))
  expect(Object.keys(screens).filter(name => !names.has(name))).toEqual([])
})
