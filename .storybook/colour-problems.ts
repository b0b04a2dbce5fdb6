import axe from 'axe-core'

const rulesOf = (theme: string) =>
  theme.includes('high-contrast')
    ? ['color-contrast-enhanced', 'link-in-text-block']
    : ['color-contrast', 'link-in-text-block']

// axe's rule for AAA alone leaves out what is below AA, which its rule for AA reports. Without that minimum it reports
// of both, and the colours of each text are worked out once.
const withoutFloor = { contrastRatio: { normal: { minThreshold: 0 }, large: { minThreshold: 0 } } }

/** What axe finds wrong with the colours of the page in this theme, a line each: AA, and AAA in high contrast. */
export const colourProblems = async (theme: string): Promise<readonly string[]> => {
  document.documentElement.dataset.theme = theme
  const options = {
    runOnly: { type: 'rule' as const, values: rulesOf(theme) },
    resultTypes: ['violations' as const],
    checks: { 'color-contrast-enhanced': { options: withoutFloor } },
  }
  // What a story draws in a theme of its own is not in this one.
  const { violations } = await axe.run({ include: ['body'], exclude: ['body [data-theme]'] }, options)
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${theme}: ${id}: ${html}\n${failureSummary}`),
  )
}
