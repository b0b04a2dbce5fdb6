import axe from 'axe-core'

const rulesOf = (theme: string) =>
  theme.includes('high-contrast')
    ? ['color-contrast-enhanced', 'link-in-text-block']
    : ['color-contrast', 'link-in-text-block']

// By default, axe's AAA rule skips what fails AA. A minimum of 0 includes it, so one rule reports both levels and
// computes each colour once.
const withoutFloor = { contrastRatio: { normal: { minThreshold: 0 }, large: { minThreshold: 0 } } }

/** Colour violations of the page in this theme: AA, and AAA in high contrast. One line each. */
export const colourProblems = async (theme: string): Promise<readonly string[]> => {
  document.documentElement.dataset.theme = theme
  const options = {
    runOnly: { type: 'rule' as const, values: rulesOf(theme) },
    resultTypes: ['violations' as const],
    checks: { 'color-contrast-enhanced': { options: withoutFloor } },
  }
  // Parts with their own theme belong to another theme.
  const { violations } = await axe.run({ include: ['body'], exclude: ['body [data-theme]'] }, options)
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${theme}: ${id}: ${html}\n${failureSummary}`),
  )
}
