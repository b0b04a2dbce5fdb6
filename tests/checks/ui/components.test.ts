import { describe, expect, test } from 'vitest'
import { findings } from '../support/findings.ts'

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
export const Zebra = () => <button type="button" />
`
const still = source.replace('<button type="button" />', '<b />')
interface Given {
  readonly stories?: string
  readonly source?: string
  readonly others?: Readonly<Record<string, string>>
}

const zebra = async (given: Given = {}) => {
  const found = await findings('ui/components', {
    'packages/ui/src/Zebra/index.ts': "export { Zebra } from './Zebra.tsx'\n",
    'packages/ui/src/Zebra/Zebra.tsx': given.source ?? source,
    'stories/ui/Zebra.stories.tsx': given.stories ?? stories,
    ...given.others,
  })
  return found.filter(line => line.startsWith('packages/ui/src/Zebra/'))
}

describe('the component check', () => {
  test('accepts a component with stories, a keyboard play, and documented props', async () => {
    expect(await zebra()).toEqual([])
  })

  test.each([
    ['without a story', { stories: '' }, ['usage', 'Playground', 'Keyboard']],
    ['whose keyboard story uses clicks', { stories: stories.replace('.tab()', '.click(x)') }, ['Keyboard']],
    ['whose states have no pictures', { stories: stories.replace("tags: ['visual']", '') }, ['Playground, States']],
    ['with an undocumented prop', { source: source.replace(/ {2}\/\*.*\n/, '') }, ['stripes: number']],
    ['that can be styled from outside', { source: source.replace('stripes:', 'className:') }, ['className']],
  ])('reports a component %s', async (_, given, words) => {
    const found = await zebra(given)
    expect(found).toHaveLength(words.length)
    for (const [at, word] of words.entries()) expect(found[at]).toContain(word)
  })

  test('requires a keyboard story only of components that people operate', async () => {
    const silent = stories.replace('Keyboard', 'Other')
    expect(await zebra({ stories: silent })).toHaveLength(1)
    expect(await zebra({ stories: silent, source: still })).toEqual([])
    expect(await zebra({ stories: silent, source: `${still}export const Tail = <i tabIndex={-1} />\n` })).toEqual([])
  })

  test.each([
    "import { Stripe } from '../stripe/Stripe.tsx'\n",
    "const Stripe = lazy(() => import('../stripe/Stripe.tsx'))\n",
  ])('requires a keyboard story of a component that renders a control of another module: %s', async line => {
    const found = await zebra({
      stories: stories.replace('Keyboard', 'Other'),
      source: line + still,
      others: { 'packages/ui/src/stripe/Stripe.tsx': "import { Menu } from 'react-aria-components/Menu'\n" },
    })
    expect(found).toEqual([expect.stringContaining('Keyboard')])
  })
})
