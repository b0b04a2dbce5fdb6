import { afterEach, expect, test } from 'vitest'

const files = import.meta.glob<unknown>('../../../../packages/*/src/locales/ar/**/*.json', {
  eager: true,
  import: 'default',
})
const english = import.meta.glob<unknown>('../../../../packages/*/src/locales/en/**/*.json', {
  eager: true,
  import: 'default',
})

const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

const withPercents = Object.values(files)
  .flatMap(textsIn)
  .map(text => text.replaceAll(/\{\{\w+\}\}%/g, '67%'))
  .filter(text => /\d%/.test(text))

afterEach(() => document.body.replaceChildren())

/** Left edges of the first digit and of the percent sign. */
const drawn = (text: string) => {
  const paragraph = document.createElement('p')
  paragraph.dir = 'rtl'
  paragraph.lang = 'ar'
  paragraph.textContent = text
  document.body.append(paragraph)
  const [node] = paragraph.childNodes
  const { index = 0, 0: percent = '' } = /\d[\d.,]*%/.exec(text) ?? {}
  return [index, index + percent.length - 1].map(at => {
    const range = document.createRange()
    range.setStart(node ?? paragraph, at)
    range.setEnd(node ?? paragraph, at + 1)
    return range.getBoundingClientRect().left
  })
}

test('every text writes percentages with the sign after the figure and without a space', () => {
  const texts = [...Object.values(files), ...Object.values(english)].flatMap(textsIn)
  expect(texts.filter(text => /\d%/.test(text)).length).toBeGreaterThan(5)
  expect(texts.filter(text => /[\d}]\s%|٪/.test(text))).toEqual([])
})

test('the percent sign after Arabic words moves to the other side without isolation', () => {
  const [digit = 0, sign = 0] = drawn('اكتمل 67% من الأنشطة')
  expect(sign).toBeLessThan(digit)
})

test.each(withPercents)('keeps the percent sign after the figure: %s', text => {
  const [digit = 0, sign = 0] = drawn(text)
  expect(sign).toBeGreaterThan(digit)
})
