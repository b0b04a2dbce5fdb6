import { ComboBox } from '@portal/ui/ComboBox'
import { MultiSelect } from '@portal/ui/MultiSelect'
import { cleanup, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import '@portal/ui/theme'

const options = ['Aleppo', 'Hama', 'Homs'].map(label => ({ value: label.toLowerCase(), label }))
const fields = [
  ['ComboBox', <ComboBox key="one" label="Place" options={options} />],
  ['MultiSelect', <MultiSelect key="many" label="Place" options={options} />],
] as const

const box = page.getByRole('combobox')
const tall = (children: ReactNode) => <div style={{ paddingBlock: '40vh 200vh' }}>{children}</div>

/** Scrolls as a phone does when its keyboard opens, and waits until listeners have run. */
const scrolled = async (target: Element | Document, scroll: () => void) => {
  const received = new Promise(resolve => target.addEventListener('scroll', resolve, { once: true }))
  scroll()
  await received
  await new Promise(requestAnimationFrame)
}

beforeEach(() => page.viewport(360, 740))
afterEach(() => {
  cleanup()
  scrollTo(0, 0)
  document.documentElement.dir = 'ltr'
})

describe.each(fields)('text typed into a %s', (_, field) => {
  test.each(['ltr', 'rtl'])('is kept with its list while the page scrolls (%s)', async dir => {
    document.documentElement.dir = dir
    render(tall(field))
    await box.fill('ho')
    await expect.element(page.getByRole('option', { name: 'Homs' })).toBeVisible()
    await scrolled(document, () => scrollBy(0, 60))
    await expect.element(box).toHaveValue('ho')
    await expect.element(page.getByRole('option', { name: 'Homs' })).toBeVisible()
  })

  test('is kept without its list when only a part of the page scrolls', async () => {
    const { container } = render(<div style={{ blockSize: '50vh', overflow: 'auto' }}>{tall(field)}</div>)
    const part = container.firstElementChild
    if (!part) throw new Error('nothing is drawn')
    await box.fill('ho')
    await expect.element(page.getByRole('option', { name: 'Homs' })).toBeVisible()
    await scrolled(part, () => part.scrollBy(0, 60))
    await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
    await expect.element(box).toHaveValue('ho')
  })
})
