import axe from 'axe-core'
import { afterEach, expect } from 'vitest'

// Storybook's own axe has looked at the story in the light theme, structure and all. A theme changes colours alone, so
// in the others the rules on colour are run again, on the story as its play has left it: AA, and AAA in high contrast.
const colourRules: Readonly<Record<string, string[]>> = {
  dark: ['color-contrast', 'link-in-text-block'],
  'high-contrast': ['color-contrast', 'color-contrast-enhanced', 'link-in-text-block'],
  'dark-high-contrast': ['color-contrast', 'color-contrast-enhanced', 'link-in-text-block'],
}

// A colour on its way from one theme to the other is in neither.
const still = new CSSStyleSheet()
still.replaceSync('*, ::before, ::after { transition: none !important }')

const problemsIn = async (theme: string, values: string[]) => {
  document.documentElement.dataset.theme = theme
  // What a story draws in a theme of its own is not in this one.
  const { violations } = await axe.run(
    { include: ['body'], exclude: ['body [data-theme]'] },
    {
      runOnly: { type: 'rule', values },
      resultTypes: ['violations'],
    },
  )
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${theme}: ${id}: ${html}\n${failureSummary}`),
  )
}

afterEach(async () => {
  const { dataset } = document.documentElement
  const before = dataset.theme
  document.adoptedStyleSheets.push(still)
  const found: string[] = []
  for (const [theme, rules] of Object.entries(colourRules)) found.push(...(await problemsIn(theme, rules)))
  document.adoptedStyleSheets.pop()
  if (before === undefined) delete dataset.theme
  else dataset.theme = before
  expect(found).toEqual([])
})
