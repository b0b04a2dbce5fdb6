import { type FindText, lookupIn, withoutMarks } from '@portal/ui/texts'
import { expect, test } from 'vitest'
import { sourceOf, textsFrom } from '../../../../packages/host-app/src/core/texts/i18n.ts'
import arNotices from '../../../../packages/host-app/src/locales/ar/messages/notices.json'
import enNotices from '../../../../packages/host-app/src/locales/en/messages/notices.json'

const arabic = {
  list: {
    lines_zero: 'لا أسطر',
    lines_one: 'سطر واحد',
    lines_two: 'سطران',
    lines_few: '{{count}} أسطر',
    lines_many: '{{count}} سطرًا',
    lines_other: '{{count}} سطر',
  },
}
const english = { list: { lines_one: '{{count}} line', lines_other: '{{count}} lines', lines: 'Lines' } }

const sources: readonly [string, FindText, FindText][] = [
  ['i18next', sourceOf(textsFrom('ar', arabic)).find, sourceOf(textsFrom('en', english)).find],
  ['the lookup of embedded pages', lookupIn('ar', arabic), lookupIn('en', english)],
]

test.each(sources)('%s chooses among the six plural forms of Arabic', (_, find) => {
  const said = [0, 1, 2, 3, 10, 11, 99, 100, 102, 103].map(count => find('list', 'lines', { count }))
  expect(said).toEqual([
    'لا أسطر',
    'سطر واحد',
    'سطران',
    '3 أسطر',
    '10 أسطر',
    '11 سطرًا',
    '99 سطرًا',
    '100 سطر',
    '102 سطر',
    '103 أسطر',
  ])
})

test.each(sources)(
  '%s chooses between the two plural forms of English, and uses the base key without a count',
  (_, _ar, find) => {
    expect([0, 1, 2].map(count => find('list', 'lines', { count }))).toEqual(['0 lines', '1 line', '2 lines'])
    expect(find('list', 'lines')).toBe('Lines')
  },
)

test('falls back to the English text with an English plural form', () => {
  expect(lookupIn('ar', {}, english)('list', 'lines', { count: 1 })).toBe('1 line')
})

test('reminders count days in all plural forms of both languages', () => {
  const said = (language: string, notices: object) =>
    [0, 1, 2, 3, 11, 100].map(count => {
      const values = { code: 'PR-1', name: 'Chairs', count }
      const sentence = sourceOf(textsFrom(language, { notices })).find('notices', 'kinds.request_reminder', values)
      return withoutMarks(sentence).slice('PR-1 (Chairs) '.length)
    })
  expect(said('ar', arNotices)).toEqual([
    'بانتظارك منذ أقل من يوم',
    'بانتظارك منذ يوم واحد',
    'بانتظارك منذ يومين',
    'بانتظارك منذ 3 أيام',
    'بانتظارك منذ 11 يومًا',
    'بانتظارك منذ 100 يوم',
  ])
  const days = (count: string) => `has been waiting for you for ${count}`
  expect(said('en', enNotices)).toEqual(['0 days', '1 day', '2 days', '3 days', '11 days', '100 days'].map(days))
})
