import { type FindText, isolated, lookupIn, withoutMarks } from '@portal/ui/texts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sourceOf, textsFrom } from '../../../../packages/host-app/src/core/texts/i18n.ts'

const arabic = { list: { said: 'طلب انسحاب: {{value}}' } }
const english = { list: { said: 'Asked to leave: {{value}}' } }

const sources: readonly [string, FindText, FindText][] = [
  ['i18next', sourceOf(textsFrom('ar', arabic)).find, sourceOf(textsFrom('en', english)).find],
  ['the lookup of embedded pages', lookupIn('ar', arabic), lookupIn('en', english)],
]

test.each(sources)('%s isolates values that the sentence would reorder', (_, ar, en) => {
  const said = (find: FindText, value: string | number) => find('list', 'said', { value }).split(': ')[1]
  // Without isolation, a sentence's full stop or an amount's sign would appear on the wrong side.
  expect(said(ar, 'My hours have changed.')).toBe('\u2068My hours have changed.\u2069')
  expect(said(ar, 'تغيّر دوامي مع IBM')).toBe('\u2068تغيّر دوامي مع IBM\u2069')
  expect(said(ar, '€1,165.29')).toBe('\u2066€1,165.29\u2069')
  expect(said(en, 'تغيّر دوامي.')).toBe('\u2068تغيّر دوامي.\u2069')
})

test.each(sources)('%s does not isolate values in the sentence’s direction, or isolated ones', (_, ar, en) => {
  const said = (find: FindText, value: string | number) => find('list', 'said', { value }).split(': ')[1]
  expect(said(ar, 'تغيّر دوامي.')).toBe('تغيّر دوامي.')
  expect(said(ar, 12)).toBe('12')
  expect(said(ar, '\u2066+90 532\u2069')).toBe('\u2066+90 532\u2069')
  expect(said(en, 'My hours have changed.')).toBe('My hours have changed.')
  expect(said(en, '€1,165.29')).toBe('€1,165.29')
  expect(said(en, '<b> & "quoted"')).toBe('<b> & "quoted"')
})

test('isolates without changing the value, once only, and strips the marks for files', () => {
  const unmarked = fc.string({ unit: 'grapheme' }).filter(text => withoutMarks(text) === text)
  fc.assert(
    fc.property(fc.constantFrom('ar', 'en'), unmarked, (language, value) => {
      expect(withoutMarks(isolated(language, value))).toBe(value)
      expect(isolated(language, isolated(language, value))).toBe(isolated(language, value))
    }),
  )
})
