import * as palettes from '@portal/ui/theme/palettes'
import { expect, test } from 'vitest'
import { dtcg, type Tokens } from '../../../stories/foundations/tokens/dtcg.ts'

const isGroup = (one: Tokens[string]): one is Tokens => typeof one === 'object' && !Array.isArray(one)

const leavesOf = (tokens: Tokens, path = ''): [path: string, token: Tokens][] =>
  '$value' in tokens
    ? [[path, tokens]]
    : Object.entries(tokens).flatMap(([name, one]) => (isGroup(one) ? leavesOf(one, `${path}/${name}`) : []))

const shapes: Readonly<Record<string, unknown>> = {
  color: expect.objectContaining({
    colorSpace: 'srgb',
    components: [expect.any(Number), expect.any(Number), expect.any(Number)],
  }),
  dimension: { value: expect.any(Number), unit: expect.stringMatching(/^(px|rem)$/) },
  duration: { value: expect.any(Number), unit: 'ms' },
  cubicBezier: [expect.any(Number), expect.any(Number), expect.any(Number), expect.any(Number)],
  fontFamily: expect.arrayContaining([expect.any(String)]),
  fontWeight: expect.any(Number),
  shadow: expect.arrayContaining([expect.objectContaining({ offsetY: { value: expect.any(Number), unit: 'px' } })]),
}

test('every token has the shape of its type', () => {
  const leaves = leavesOf(dtcg())
  expect(leaves.length).toBeGreaterThan(100)
  for (const [path, { $type, $value }] of leaves) expect($value, path).toEqual(shapes[String($type)])
})

test('every colour of every theme has a token', () => {
  const paths = leavesOf(dtcg()).map(([path]) => path)
  for (const [theme, palette] of Object.entries(palettes))
    for (const name of Object.keys(palette)) {
      const place = name.startsWith('chart') ? `chart/${name.slice(-1)}` : `colour/${name}`
      expect(paths).toContain(`/theme/${theme}/${place}`)
    }
})

test('text is 15 px in Latin and 16 px in Arabic', () => {
  const sizes = Object.fromEntries(leavesOf(dtcg()).map(([path, { $value }]) => [path, $value]))
  expect(sizes['/type/latin/text']).toEqual({ value: 0.9375, unit: 'rem' })
  expect(sizes['/type/arabic/text']).toEqual({ value: 1, unit: 'rem' })
})
