import { fileURLToPath } from 'node:url'
import { cruise } from 'dependency-cruiser'
import config from '../../.dependency-cruiser.mjs'

/** Reads the imports of all packages below `root`. Returns the modules and the imports that a rule forbids. */
export const readImports = async (root = fileURLToPath(new URL('../..', import.meta.url))) => {
  const { forbidden, options } = config
  const { enhancedResolveOptions, ...rest } = options
  const { output } = await cruise(
    ['packages'],
    { ...rest, baseDir: root, validate: true, ruleSet: { forbidden } },
    enhancedResolveOptions,
  )
  const commentOf = name => forbidden.find(rule => rule.name === name)?.comment
  const problems = output.summary.violations.map(({ from, to, rule, cycle = [] }) => {
    const way = cycle.length > 0 ? cycle.map(({ name }) => name).join(' -> ') : to
    return `${from} imports ${way} (${rule.name}). ${commentOf(rule.name)}`
  })
  return { modules: output.modules, problems }
}
