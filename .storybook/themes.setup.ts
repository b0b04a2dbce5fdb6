import { afterEach, expect } from 'vitest'
import { colourProblems } from './colour-problems.ts'

// Storybook's own axe has looked at the story in the light theme, structure and all. A theme changes colours alone, so
// in the others the rules on colour are run again, on the story as its play has left it.
const themes = ['dark', 'high-contrast', 'dark-high-contrast']

// A colour on its way from one theme to the other is in neither.
const still = new CSSStyleSheet()
still.replaceSync('*, ::before, ::after { transition: none !important }')

afterEach(async () => {
  const { dataset } = document.documentElement
  const before = dataset.theme
  document.adoptedStyleSheets.push(still)
  const found: string[] = []
  for (const theme of themes) found.push(...(await colourProblems(theme)))
  document.adoptedStyleSheets.pop()
  if (before === undefined) delete dataset.theme
  else dataset.theme = before
  expect(found).toEqual([])
})
