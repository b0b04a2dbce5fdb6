import type { ChartPoint } from '@portal/ui/BarChart'
import ar from '@portal/ui/locales/ar/ui.json'
import en from '@portal/ui/locales/en/ui.json'
import { lookupIn } from '@portal/ui/texts'
import { UiProvider } from '@portal/ui/UiProvider'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import '@portal/ui/theme'

/** Renders a chart in a language at a width. */
export const show = async (chart: ReactNode, language: 'en' | 'ar' = 'en', width = 800) => {
  const direction = language === 'ar' ? 'rtl' : 'ltr'
  document.dir = direction
  await page.viewport(width, 700)
  const source = { language, direction, find: lookupIn(language, { ui: language === 'ar' ? ar : en }) } as const
  render(<UiProvider source={source}>{chart}</UiProvider>)
}

/** Three months of two series, one of which has a missing value. */
const points: ChartPoint[] = [
  { label: 'Jan', values: { a: 4000, b: 1000 } },
  { label: 'Feb', values: { a: 12_500, b: null } },
  { label: 'Mar', values: { a: 900, b: 3000 } },
]
export const series = [
  { id: 'a', label: 'Apples' },
  { id: 'b', label: 'Pears' },
]
export const shared = { title: 'Fruit', points, pointsLabel: 'Month' }

/** Waits until the image is rendered. Its table comes first. */
export const picture = () => expect.element(page.getByRole('img')).toBeInTheDocument()

/** The position of a text in the image. */
export const placeOf = (text: string) => {
  const found = [...document.querySelectorAll('svg[role="img"] text')].find(({ textContent }) => textContent === text)
  return found?.getBoundingClientRect() ?? new DOMRect(Number.NaN)
}
