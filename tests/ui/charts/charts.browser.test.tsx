import { BarChart } from '@portal/ui/BarChart'
import { formatDate } from '@portal/ui/DateText'
import { DonutChart } from '@portal/ui/DonutChart'
import { LineChart } from '@portal/ui/LineChart'
import en from '@portal/ui/locales/en/ui.json'
import { StackedChart } from '@portal/ui/StackedChart'
import { cleanup } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { picture, placeOf, series, shared, show } from './chart-stage.tsx'

afterEach(() => {
  cleanup()
  document.dir = ''
  vi.restoreAllMocks()
})

const slider = () => page.getByRole('slider')

test('a chart renders its data as a table before the image, and can show it instead', async () => {
  await show(<BarChart {...shared} series={series} />)
  const rows = [...document.querySelectorAll('tr')].map(row => [...row.cells].map(({ textContent }) => textContent))
  expect(rows).toEqual([
    ['Month', 'Apples', 'Pears'],
    ['Jan', '4,000', '1,000'],
    ['Feb', '12,500', '–no value'],
    ['Mar', '900', '3,000'],
  ])
  await picture()
  await page.getByRole('button', { name: 'Show as table' }).click()
  await expect.element(page.getByRole('img')).not.toBeInTheDocument()
  await expect.element(page.getByRole('cell', { name: '12,500' })).toBeVisible()
})

test.each([
  ['en', '{ArrowRight}', 'Feb: Apples 12,500, Pears no value'],
  ['ar', '{ArrowLeft}', 'Feb: Apples 12,500، Pears لا رقم'],
] as const)(
  'in %s, the key %s moves to the next point in reading direction, and announces it',
  async (language, key, said) => {
    await show(<LineChart {...shared} series={series} />, language)
    await picture()
    await userEvent.keyboard(`{Tab}{Tab}${key}`)
    await expect.element(slider()).toHaveAttribute('aria-valuetext', said)
    // The tip shows the point too, until Escape.
    const tip = () => document.querySelector('foreignObject')
    expect(tip()?.textContent).toContain(said.slice(0, 3))
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => tip()).toBeNull()
  },
)

test('all twelve month names are shown in full, in both languages', async () => {
  const months = Array.from({ length: 12 }, (_, at) => `2027-${String(at + 1).padStart(2, '0')}-01`)
  for (const language of ['en', 'ar'] as const) {
    const named = months.map(month => ({ label: formatDate(month, 'month', language), values: { a: 10, b: 20 } }))
    await show(<BarChart {...shared} points={named} series={series} />, language)
    await picture()
    const words = () => [...document.querySelectorAll('svg[role="img"] text')].map(one => one.textContent ?? '')
    await expect.poll(words).toContain(named[0]?.label)
    expect(words().filter(word => word.endsWith('…'))).toEqual([])
    cleanup()
  }
})

test('no month name is clipped at the end of a narrow chart', async () => {
  const months = Array.from({ length: 18 }, (_, at) => new Date(Date.UTC(2026, 1 + at, 1)).toISOString().slice(0, 10))
  const named = months.map(month => ({ label: formatDate(month, 'month', 'ar'), values: { a: 10, b: 20 } }))
  await show(<StackedChart {...shared} points={named} series={series} />, 'ar', 340)
  await picture()
  const names = () => [...document.querySelectorAll('svg[role="img"] text')].filter(one => /-202\d/.test(one.innerHTML))
  await expect.poll(names).not.toHaveLength(0)
  const frame = page.getByRole('img').element().getBoundingClientRect()
  for (const name of names()) expect(name.getBoundingClientRect().left).toBeGreaterThanOrEqual(frame.left - 1)
})

describe.each([
  ['en', 1],
  ['ar', -1],
] as const)('charts in %s', (language, sign) => {
  test.each([
    ['bars', <BarChart {...shared} key="b" series={series} />],
    ['lines', <LineChart {...shared} key="l" series={series} />],
    ['stacked bars', <StackedChart {...shared} key="s" series={series} />],
  ])('show %s in reading direction, with the value axis at the start', async (_, chart) => {
    await show(chart, language)
    await picture()
    await expect.poll(() => Math.sign(placeOf('Mar').x - placeOf('Jan').x)).toBe(sign)
    expect(Math.sign(placeOf('Jan').x - placeOf('5,000').x)).toBe(sign)
  })

  test('order the segments of a donut from the top, in reading direction', async () => {
    await show(<DonutChart {...shared} series={{ id: 'a', label: 'Apples' }} />, language)
    await picture()
    await expect.poll(() => Math.sign(placeOf('Jan').x - placeOf('Feb').x)).toBe(sign)
  })

  test('start horizontal bars next to their names', async () => {
    await show(<BarChart {...shared} layout="rows" series={series.slice(0, 1)} />, language)
    await picture()
    await expect.poll(() => Math.sign(placeOf('12,500').x - placeOf('900').x)).toBe(sign)
    expect(Math.sign(placeOf('900').x - placeOf('Mar').x)).toBe(sign)
  })

  test('align the last digits in their table', async () => {
    await show(<BarChart {...shared} series={series.slice(0, 1)} />, language)
    await page.getByRole('button').click()
    const ends = [...document.querySelectorAll('td bdi')].map(figure => figure.getBoundingClientRect().right)
    expect(Math.max(...ends) - Math.min(...ends)).toBeLessThan(1)
  })
})

test('areas differ by pattern, and lines by dash and marker, without colour', async () => {
  const six = ['A', 'B', 'C', 'D', 'E', 'F'].map(label => ({ id: label, label }))
  const values = Object.fromEntries(six.map(({ id }) => [id, 10]))
  const times = ['2024', '2025'].map(label => ({ label, values }))
  await show(
    <>
      <StackedChart {...shared} points={times} series={six} />
      <LineChart {...shared} points={times} series={six} />
    </>,
  )
  await expect.poll(() => document.querySelectorAll('svg[role="img"]')).toHaveLength(2)
  const looks = (selector: string, ...names: string[]) =>
    new Set([...document.querySelectorAll(selector)].map(one => names.map(name => one.getAttribute(name)).join()))
  await expect.poll(() => looks('pattern path', 'd').size).toBe(6)
  expect(looks('.recharts-line-curve', 'stroke-dasharray').size).toBe(6)
  expect(looks('svg[role="img"] path[transform]', 'd').size).toBe(6)
})

test('the value axis of counts has integers only', async () => {
  const few = [1, 0, 2].map((people, index) => ({ label: `Week ${index + 1}`, values: { people } }))
  await show(<LineChart {...shared} points={few} series={[{ id: 'people', label: 'People' }]} />)
  await picture()
  const words = () => [...document.querySelectorAll('svg text')].map(({ textContent }) => textContent)
  await expect.poll(() => words().filter(word => /^[\d.]+$/.test(word))).toEqual(['0', '1', '2'])
})

test('a donut in a narrow container settles on one way to show its names', async () => {
  const parts = ['Yes', 'No', 'Away'].map((label, index) => ({ label, values: { a: 46 - index * 20 } }))
  await show(<DonutChart {...shared} points={parts} series={{ id: 'a', label: 'All' }} size="small" />, 'en', 330)
  await picture()
  const box = document.querySelector('figure') ?? document.body
  await new Promise(done => setTimeout(done, 500))
  let changes = 0
  const watch = new MutationObserver(all => (changes += all.length))
  watch.observe(box, { childList: true, subtree: true, attributes: true })
  await new Promise(done => setTimeout(done, 500))
  watch.disconnect()
  expect(changes).toBe(0)
  for (const { label } of parts) await expect.element(page.getByText(label).first()).toBeInTheDocument()
})

test('a chart that can’t be drawn shows its table and says so', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const formatShort = () => {
    throw new Error('no picture')
  }
  await show(<BarChart {...shared} formatShort={formatShort} series={series} />)
  await expect.element(page.getByText(en.chart_failed)).toBeVisible()
  await expect.element(page.getByRole('cell', { name: '12,500' })).toBeVisible()
  await expect.element(page.getByRole('button')).not.toBeInTheDocument()
})
