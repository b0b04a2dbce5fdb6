import { describe, expect, test } from 'vitest'
import { findings } from '../support/findings.ts'

const inTsx = (jsx: string) =>
  findings('texts/literals', { 'packages/widgets/src/x/X.tsx': `export const X = () => ${jsx}\n` })

describe('the check for literal text in code', () => {
  test.each([
    ['a text node', '<p>Send it</p>'],
    ['Arabic text', '<p>أرسل</p>'],
    ['a string as child', "<p>{'Send it'}</p>"],
    ['a choice of two strings', "<p>{busy ? 'Sending' : t('send')}</p>"],
    ['a fallback', "<p>{name ?? 'Nobody'}</p>"],
    ['a template literal', '<p>{`Hello ${name}`}</p>'],
    ['an accessible name', '<button aria-label="Close" />'],
    ['a label', "<TextField label={'Email'} />"],
    ['a placeholder', '<TextField placeholder="Search" />'],
    ['a title', '<Dialog title={`Reply to ${name}`} />'],
  ])('reports %s', async (_, jsx) => {
    const found = await inTsx(jsx)
    expect(found).toHaveLength(1)
    expect(found[0]).toContain('packages/widgets/src/x/X.tsx:1')
  })

  test.each([
    ['a text from a locale file', "<p>{t('send')}</p>"],
    ['symbols and numbers', '<p>{count} / 10 · …</p>'],
    ['props that choose a variant', "<Button tone=\"danger\" variant={wide ? 'wide' : 'narrow'} />"],
    ['a code sample', '<code>npm start</code>'],
    ['a comparison', "<p>{kind === 'private' && t('note')}</p>"],
  ])('accepts %s', async (_, jsx) => {
    expect(await inTsx(jsx)).toEqual([])
  })
})
