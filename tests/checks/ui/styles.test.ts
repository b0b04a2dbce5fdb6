import { describe, expect, test } from 'vitest'
import { findings } from '../support/findings.ts'

const inStyle = (body: string, path = 'packages/ui/src/Button/Button.css.ts') =>
  findings('ui/styles', { [path]: `export const box = style({\n  ${body},\n})\n` })

describe('the check for colours, lengths, and physical sides', () => {
  test.each([
    ["color: '#0a0a0a'"],
    ["color: 'rgb(0 0 0 / 50%)'"],
    ["background: 'oklch(60% 0.1 200)'"],
    ["color: 'white'"],
    ["padding: '12px'"],
    ["padding: '1.5rem 0'"],
    ["inlineSize: 'min(20em, 100%)'"],
    ["'@media': { '(min-width: 640px)': { display: 'none' } }"],
    ['marginLeft: vars.space[2]'],
    ['paddingRight: vars.space[2]'],
    ['borderTopLeftRadius: vars.radius.small'],
    ['left: 0'],
    ["textAlign: 'right'"],
  ])('reports %s with its line', async body => {
    const found = await inStyle(body)
    expect(found.length).toBeGreaterThan(0)
    expect(found[0]).toContain('packages/ui/src/Button/Button.css.ts:2')
  })

  test.each([
    ['color: vars.colour.text'],
    ["color: 'currentColor', background: 'transparent'"],
    ['marginInlineStart: vars.space[2]'],
    ['insetInlineStart: 0'],
    ["textAlign: 'start'"],
    ['// 12px and #fff were too loud here\n  padding: vars.space[3]'],
  ])('accepts %s', async body => {
    expect(await inStyle(body)).toEqual([])
  })

  test('allows colours and lengths in the theme, but no physical sides', async () => {
    const theme = 'packages/ui/src/theme/light.css.ts'
    expect(await inStyle("color: '#0a0a0a', padding: '12px'", theme)).toEqual([])
    expect(await inStyle("marginLeft: '4px'", theme)).toHaveLength(1)
  })
})

describe('the check for element rules', () => {
  const inPackage = (line: string, path = 'packages/ui/src/Card/Card.css.ts') => findings('ui/styles', { [path]: line })

  test.each([["globalStyle('p', {})"], ["globalStyle(':root', {})"], ['globalStyle(`h1 ${title}`, {})']])(
    'reports %s, which would style the surrounding page',
    async line => {
      expect(await inPackage(line)).toHaveLength(1)
    },
  )

  test.each([['globalStyle(`${card} > a`, {})'], ["globalStyle('@page wide', {})"], ['globalStyle(pageRoot, {})']])(
    'accepts %s',
    async line => {
      expect(await inPackage(line)).toEqual([])
    },
  )

  test('allows element rules in the portal’s own screens', async () => {
    expect(await inPackage("globalStyle('p', {})", 'packages/host-app/src/App.css.ts')).toEqual([])
  })
})
