import { afterEach, beforeEach, expect } from 'vitest'
import { differences, type Look, looks } from './looks.ts'
import { resets } from './resets.ts'

// Simulates a host page that installed the packages without the portal's base styles.
const root = document.documentElement

beforeEach(() => {
  root.removeAttribute('data-portal-root')
})

/** Changes of looks by a sheet that loads after all others, which is the worst case on a site. */
const changesBy = (css: string, before: readonly Look[]) => {
  const sheet = document.createElement('style')
  sheet.textContent = css
  document.head.append(sheet)
  const after = looks()
  sheet.remove()
  return differences(before, after)
}

const changesByRoot = (before: readonly Look[]) => {
  root.setAttribute('data-portal-root', '')
  const after = looks()
  root.removeAttribute('data-portal-root')
  return differences(before, after)
}

// The gate tests the most common reset and the strongest theme. `npm run test:all` tests all sheets.
const few: readonly string[] = ['Tailwind 3', 'the theme of a site']
const compared = Object.entries(resets).filter(([name]) => import.meta.env.HOST_PAGES === 'all' || few.includes(name))

afterEach(() => {
  const before = looks()
  const bySheets = compared.flatMap(([name, css]) => changesBy(css, before).map(line => `${name}: ${line}`))
  expect([...bySheets, ...changesByRoot(before).map(line => `The portal's own page: ${line}`)]).toEqual([])
})
