import { expect, test } from 'vitest'
import { components, sourcesOf } from './sources.ts'

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

test('props and exports of components match the snapshot', async () => {
  const contract = components
    .map(component => `## ${component}\n\n\`\`\`ts\n${publicParts(component)}\n\`\`\`\n`)
    .join('\n')
  await expect(`# Props of @portal/ui\n\n${contract}`).toMatchFileSnapshot('__snapshots__/props.md')
})
