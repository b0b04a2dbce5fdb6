import { describe, expect, test } from 'vitest'
import { findings } from './findings.ts'

const stories = `import { Zebra } from '@portal/ui/Zebra'
const meta = preview.meta({
  title: 'ui/Zebra',
  parameters: usage({
    what: 'Stripes.',
    dos: ['Use it.'],
    donts: ['Do not.'],
  }),
})
export const Playground = meta.story({})
export const States = meta.story({ tags: ['visual'] })
export const Arabic = States.extend({ globals: { locale: 'ar' } })
export const Keyboard = meta.story({
  play: async () => {
    await userEvent.tab()
    expect(1).toBe(2)
  },
})
`
const source = `export interface ZebraProps {
  /** How many stripes. */
  stripes: number
}
`
const zebra = async (given: { stories?: string; source?: string } = {}) => {
  const found = await findings('components', {
    'packages/ui/src/Zebra/index.ts': "export { Zebra } from './Zebra.tsx'\n",
    'packages/ui/src/Zebra/Zebra.tsx': given.source ?? source,
    'stories/ui/Zebra.stories.tsx': given.stories ?? stories,
  })
  return found.filter(line => line.startsWith('packages/ui/src/Zebra/'))
}

describe('the component check', () => {
  test('accepts a component with stories, a keyboard play, and documented props', async () => {
    expect(await zebra()).toEqual([])
  })

  test.each([
    ['without a story', { stories: '' }, ['usage', 'Playground', 'Keyboard']],
    ['whose keyboard story is clicked', { stories: stories.replace('.tab()', '.click(x)') }, ['Keyboard']],
    ['whose states are not pictured', { stories: stories.replace("tags: ['visual']", '') }, ['Playground, States']],
    ['with a prop nobody has described', { source: source.replace(/ {2}\/\*.*\n/, '') }, ['stripes: number']],
    ['that can be styled from outside', { source: source.replace('stripes:', 'className:') }, ['className']],
  ])('reports a component %s', async (_, given, words) => {
    const found = await zebra(given)
    expect(found).toHaveLength(words.length)
    for (const [at, word] of words.entries()) expect(found[at]).toContain(word)
  })

  test('reports a component of the vocabulary that has no folder', async () => {
    const found = await findings('components', { 'packages/ui/src/Zebra/index.ts': '' })
    expect(found.some(line => line.startsWith('packages/ui/src/Button/'))).toBe(true)
  })
})
