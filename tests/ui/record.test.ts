import { beforeAll, expect, test } from 'vitest'
import { buildPackages } from '../../scripts/packages/build.ts'
import { bytesOf } from './bytes/measure.ts'
import { limitFor, readLimits, recordFile } from './record.ts'
import { components, sourcesOf } from './sources.ts'

beforeAll(async () => void (await buildPackages()), 120_000)

const head = `# Components of @portal/ui

Written by \`npm run record\`. A component's bytes are its scripts and styles, compressed with brotli, besides react and
react-dom. Its budget stays until it is exceeded, and then has a tenth in reserve.
`

const shape = (block: string) =>
  block
    .split('\n')
    .filter(line => !/^\s*(\/\*\*|\*)/.test(line))
    .join('\n')

const publicParts = (component: string) =>
  sourcesOf(component)
    .filter(([file]) => !file.endsWith('.css.ts'))
    .flatMap(([file, text]) => {
      if (file === 'index.ts') return [text.trim()]
      const interfaces = text.match(/^(?:export )?interface \w+[\s\S]*?\n}/gm) ?? []
      const values = text.match(/^export const \w+ = \[[^\]]*\] as const/gm) ?? []
      return [...values, ...interfaces.map(shape)]
    })
    .join('\n')

test('byte budgets, props, and exports of components match the record', { timeout: 120_000 }, async () => {
  const limits = readLimits()
  const parts: string[] = []
  for (const component of components) {
    const limit = limitFor(await bytesOf(component), limits[component]).toLocaleString('en')
    parts.push(`## ${component}\n\nAt most ${limit} bytes.\n\n\`\`\`ts\n${publicParts(component)}\n\`\`\`\n`)
  }
  await expect([head, ...parts].join('\n')).toMatchFileSnapshot(recordFile)
})

test('a budget stays until it is exceeded, and then has a tenth in reserve', () => {
  expect(limitFor(1400, 1550)).toBe(1550)
  expect(limitFor(1550, 1550)).toBe(1550)
  expect(limitFor(1551, 1550)).toBe(1710)
  expect(limitFor(200)).toBe(220)
})
