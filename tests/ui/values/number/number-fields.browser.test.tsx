import { Form } from '@portal/ui/Form'
import { MoneyField } from '@portal/ui/MoneyField'
import { NumberField } from '@portal/ui/NumberField'
import { cleanup, render } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import '@portal/ui/theme'

afterEach(cleanup)

const field = () => page.getByRole('spinbutton')

const sent = () => new FormData(document.querySelector('form') ?? undefined).get('n')

describe('a controlled amount', () => {
  const Controlled = ({ onUnits }: { onUnits: (minor: number | null) => void }) => {
    const [minor, setMinor] = useState<number | null>(100)
    const keep = (next: number | null) => {
      setMinor(next)
      onUnits(next)
    }
    return (
      <form>
        <MoneyField label="Budget" name="n" onChange={keep} value={minor} />
        <button onClick={() => keep(250)} type="button">
          Other
        </button>
      </form>
    )
  }

  test('is null once its text becomes invalid, not the last valid amount', async () => {
    const onUnits = vi.fn()
    render(<Controlled onUnits={onUnits} />)
    await field().fill('')
    await userEvent.type(field(), '1.234')
    expect(onUnits.mock.lastCall).toEqual([null])
    expect(sent()).toBe('')
    await expect.element(field()).toHaveValue('1.234')
  })

  test('shows a value set by the caller, even over invalid text', async () => {
    render(<Controlled onUnits={vi.fn()} />)
    await field().fill('two')
    await userEvent.keyboard('{Tab}{Enter}')
    await expect.element(field()).toHaveValue('2.50')
    await expect.element(field()).toBeValid()
    expect(sent()).toBe('250')
  })
})

test('invalid text prevents submitting, and is reported on Enter', async () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  render(
    <form onSubmit={onSubmit}>
      <MoneyField label="Budget" name="n" />
    </form>,
  )
  await userEvent.type(field(), '12.500{Enter}')
  expect(onSubmit).not.toHaveBeenCalled()
  await expect.element(page.getByText('number_ambiguous')).toBeVisible()
  await userEvent.clear(field())
  await userEvent.type(field(), '12.50{Enter}')
  expect(onSubmit).toHaveBeenCalledOnce()
  expect(sent()).toBe('1250')
})

test('a step by mouse keeps the focus in the field, and notifies the form', async () => {
  const onInput = vi.fn()
  render(
    <Form label="F" onInput={data => onInput(data.get('n'))}>
      <NumberField defaultValue={1} hasSteps label="Hours" max={2} name="n" />
    </Form>,
  )
  await field().click()
  const more = page.getByRole('button', { name: 'increase' })
  await more.click()
  await expect.element(field()).toHaveFocus()
  await expect.poll(() => onInput.mock.lastCall).toEqual(['2'])
  await expect.element(more).toBeDisabled()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(field()).toHaveValue('1')
})

test.each(['ltr', 'rtl'] as const)('in %s the currency sign is left of the amount', async direction => {
  document.documentElement.dir = direction
  render(<MoneyField currency="tl" defaultValue={5} label="Budget" />)
  const sign = page.getByText('₺').element().getBoundingClientRect()
  const box = field().element().getBoundingClientRect()
  expect(sign.right).toBeLessThan(box.left + box.width / 2)
})

test('in right-to-left a unit in words is left of its number', async () => {
  document.documentElement.dir = 'rtl'
  render(<NumberField defaultValue={5} label="n" unit="ساعة" />)
  const unit = page.getByText('ساعة').element().getBoundingClientRect()
  expect(unit.right).toBeLessThanOrEqual(field().element().getBoundingClientRect().left)
})
