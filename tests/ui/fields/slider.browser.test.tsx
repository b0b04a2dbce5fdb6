import { Slider } from '@portal/ui/Slider'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import '@portal/ui/theme'

afterEach(cleanup)

const slider = () => page.getByRole('slider')

const show = async (direction: 'ltr' | 'rtl') => {
  document.documentElement.dir = direction
  render(
    <form>
      <Slider defaultValue={50} label="Sure" max={100} name="sure" step={5} />
    </form>,
  )
  await userEvent.tab()
  await expect.element(slider()).toHaveFocus()
}

test.each([
  ['ltr', '{ArrowLeft}', '45'],
  ['rtl', '{ArrowLeft}', '55'],
  ['rtl', '{ArrowRight}', '45'],
] as const)('in %s, %s moves the thumb in its direction, to %s', async (direction, key, value) => {
  await show(direction)
  await userEvent.keyboard(key)
  await expect.element(slider()).toHaveValue(value)
  await expect.element(page.getByText(value, { exact: true })).toBeVisible()
})

test('submits its value with the form', async () => {
  await show('ltr')
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  expect([...new FormData(document.querySelector('form') ?? undefined)]).toEqual([['sure', '60']])
})
