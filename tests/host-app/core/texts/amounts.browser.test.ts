import { formatMoney } from '@portal/ui/Money'
import { isolated } from '@portal/ui/texts'
import { afterEach, expect, test } from 'vitest'
import expenses from '../../../../packages/host-app/src/locales/ar/money/expenses.json'

const files = import.meta.glob<unknown>('../../../../packages/*/src/locales/ar/**/*.json', {
  eager: true,
  import: 'default',
})

const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

// Locale texts isolate the amounts they contain. Filled-in amounts are isolated on insertion.
const withAmounts = [
  ...Object.values(files).flatMap(textsIn),
  expenses.left.replace('{{amount}}', isolated('ar', formatMoney(300_050, 'usd'))),
].filter(text => /[$€₺]\d/.test(text))

afterEach(() => document.body.replaceChildren())

/** Left edge of each character of the amount. */
const navTargetsOf = (paragraph: HTMLElement) => {
  const [node] = paragraph.childNodes
  const { index = 0, 0: amount = '' } = /[$€₺][\d,.]*\d/.exec(paragraph.textContent) ?? {}
  return [...amount].map((_, at) => {
    const range = document.createRange()
    range.setStart(node ?? paragraph, index + at)
    range.setEnd(node ?? paragraph, index + at + 1)
    return range.getBoundingClientRect().left
  })
}

const drawn = (text: string) => {
  const paragraph = document.createElement('p')
  paragraph.dir = 'rtl'
  paragraph.lang = 'ar'
  paragraph.textContent = text
  document.body.append(paragraph)
  return navTargetsOf(paragraph)
}

test('an amount in Arabic text is reordered without isolation', () => {
  const places = drawn('حتى $3,000')
  expect(places).not.toEqual(places.toSorted((one, other) => one - other))
})

test.each(withAmounts)('keeps the currency sign and digits in order: %s', text => {
  const places = drawn(text)
  expect(places.length).toBeGreaterThan(3)
  expect(places).toEqual(places.toSorted((one, other) => one - other))
})
