import { afterEach, expect } from 'vitest'
import { colourProblems } from './colour-problems.ts'

// Storybook's own axe run covers the light theme. Other themes only change colours, so only colour rules run again,
// after the play function.
const themes = ['dark', 'high-contrast', 'dark-high-contrast']

// Disables transitions, because colours between two themes belong to neither.
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
