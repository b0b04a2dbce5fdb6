import { describe, expect, test } from 'vitest'
import { findings } from '../support/findings.ts'

const drawn = (jsx: string, path = 'packages/ui/src/Card/Card.tsx') =>
  findings('ui/drawn', { [path]: `export const Card = ({ ...element }) => (\n  ${jsx}\n)\n` })

describe('the check for elements that the surrounding page could style', () => {
  test.each([
    ['<p>{words}</p>'],
    ['<ul {...element} />'],
    ['<button type="button" {...elementProps(element)} />'],
    ['<div><svg viewBox="0 0 1 1" /></div>'],
  ])('reports %s without a class', async jsx => {
    const found = await drawn(jsx)
    expect(found).toHaveLength(1)
    expect(found[0]).toContain('packages/ui/src/Card/Card.tsx:2')
  })

  test.each([
    ['<p className={words} />'],
    ['<input {...fieldProps} />'],
    ['<input type="hidden" name="id" />'],
    ['<div><span>{words}</span></div>'],
    ['<Text>{words}</Text>'],
  ])('accepts %s', async jsx => {
    expect(await drawn(jsx)).toEqual([])
  })

  test('reports unstyled React Aria components too, under any local name', async () => {
    const file = (use: string) => ({
      'packages/ui/src/Tabs/Tabs.tsx': `import { Tabs as AriaTabs } from 'react-aria-components/Tabs'\n${use}\n`,
    })
    expect(await findings('ui/drawn', file('export const a = <AriaTabs {...(b ? {} : { c })} />'))).toHaveLength(1)
    expect(await findings('ui/drawn', file('export const a = <AriaTabs className={tabs} />'))).toEqual([])
  })

  test('accepts elements of the portal’s own pages and frames, which have no surrounding page', async () => {
    expect(await drawn('<p />', 'packages/host-app/src/app/App.tsx')).toEqual([])
    expect(await drawn('<p />', 'packages/widgets/src/embed/Frame.tsx')).toEqual([])
  })
})
