import { Checkbox } from '@portal/ui/Checkbox'
import { CheckboxGroup } from '@portal/ui/CheckboxGroup'
import { ComboBox } from '@portal/ui/ComboBox'
import { CountrySelect } from '@portal/ui/CountrySelect'
import { DatePicker } from '@portal/ui/DatePicker'
import { Form, hasUnsaved, type RestoredValues, type Unsaved, useUnsaved } from '@portal/ui/Form'
import enUi from '@portal/ui/locales/en/ui.json'
import { MoneyField } from '@portal/ui/MoneyField'
import { MultiSelect } from '@portal/ui/MultiSelect'
import { NumberField } from '@portal/ui/NumberField'
import { PercentField } from '@portal/ui/PercentField'
import { RichText } from '@portal/ui/RichText'
import { Select } from '@portal/ui/Select'
import { TextArea } from '@portal/ui/TextArea'
import { TextField } from '@portal/ui/TextField'
import { lookupIn } from '@portal/ui/texts'
import { UiProvider } from '@portal/ui/UiProvider'
import { cleanup, render } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import '@portal/ui/theme'

const find = lookupIn('en', { ui: enUi })
const source = { language: 'en', direction: 'ltr', find } as const
const sizes = ['small', 'large'].map(value => ({ value, label: value }))

/** Fields whose values the caller controls. */
const Controlled = () => {
  const [size, setSize] = useState('small')
  const [rate, setRate] = useState<number | null>(1)
  const [day, setDay] = useState<string | null>('2026-01-01')
  return (
    <>
      <Select label="Held size" name="held_size" onChange={setSize} options={sizes} value={size} />
      <NumberField decimals={4} label="Held rate" name="held_rate" onChange={setRate} value={rate} />
      <DatePicker label="Held day" name="held_day" onChange={setDay} value={day} />
    </>
  )
}

const show = (restored?: RestoredValues) => {
  let guard: Unsaved | undefined
  const Fields = () => {
    guard = useUnsaved()
    return (
      <Form restored={restored} label="All" unsaved={guard}>
        <TextField defaultValue="one" label="Name" name="name" />
        <TextField defaultValue="beside" label="Other" name="other" />
        <TextArea defaultValue="a" label="Notes" name="notes" />
        <Select defaultValue="small" label="Size" name="size" options={sizes} />
        <ComboBox defaultValue="small" label="Found" name="found" options={sizes} />
        <CountrySelect defaultValue="SY" label="Country" name="country" />
        <NumberField decimals={2} defaultValue={1.5} label="Count" name="count" />
        <MoneyField defaultValue={100} label="Amount" name="amount_minor" />
        <PercentField defaultValue={10} label="Share" name="share" />
        <DatePicker defaultValue="2026-01-01" label="Day" name="day" />
        <RichText defaultValue="<p>Old</p>" label="Text" name="text" />
        <Controlled />
      </Form>
    )
  }
  render(
    <UiProvider source={source}>
      <Fields />
    </UiProvider>,
  )
  return { changes: () => guard?.changes() }
}

const sent = () => {
  const form = document.querySelector('form')
  return form ? Object.fromEntries(new FormData(form)) : {}
}

afterEach(cleanup)

const typed = {
  ...{ name: 'two', notes: '', size: 'large', found: 'large', country: 'TR', count: '2.25', amount_minor: '12345' },
  ...{ share: '12.5', day: '2026-02-03', text: '<p>New</p>', held_size: 'large', held_rate: '1.0842', held_day: '' },
}
const restored: RestoredValues = Object.fromEntries(Object.entries(typed).map(([name, value]) => [name, [value]]))

test('every field restores its stored value, and others keep their default', async () => {
  const { changes } = show(restored)
  await expect.poll(sent).toEqual({ ...typed, other: 'beside' })
  // Restored input isn't saved yet, so it is stored again.
  expect(hasUnsaved()).toBe(true)
  expect(changes()).toEqual(restored)
  await expect.element(page.getByRole('combobox', { name: 'Found' })).toHaveValue('large')
  await expect.poll(() => document.querySelector('[data-text]')?.textContent).toBe('New')
})

test('changes() reports changed fields with their values, until they are reset', async () => {
  const { changes } = show()
  await expect.poll(() => sent().country).toBe('SY')
  expect(changes()).toEqual({})
  const name = page.getByRole('textbox', { name: 'Name' })
  await name.fill('two')
  await page.getByRole('textbox', { name: 'Notes' }).fill('')
  expect(changes()).toEqual({ name: ['two'], notes: [''] })
  await name.fill('one')
  expect(changes()).toEqual({ notes: [''] })
})

test('checkboxes and multi-value fields restore all their values, or none', async () => {
  const shown = { none: [], all: ['small', 'large'], found: ['large'], agreed: [], also: ['on'] }
  render(
    <UiProvider source={source}>
      <Form restored={shown} label="All">
        <CheckboxGroup defaultValue={['small']} label="None" name="none" options={sizes} />
        <CheckboxGroup label="All sizes" name="all" options={sizes} />
        <MultiSelect defaultValue={['small']} label="Found" name="found" options={sizes} />
        <Checkbox defaultChecked name="agreed">
          Agreed
        </Checkbox>
        <Checkbox name="also">Also</Checkbox>
      </Form>
    </UiProvider>,
  )
  const form = new FormData(document.querySelector('form') ?? undefined)
  expect(Object.fromEntries(Object.keys(shown).map(name => [name, form.getAll(name)]))).toEqual(shown)
})

test('a choice is restored once its option loads, and kept when the options change', async () => {
  const Later = ({ options }: { options: typeof sizes }) => (
    <UiProvider source={source}>
      <Form restored={restored} label="All">
        <ComboBox label="Found" name="found" options={options} />
      </Form>
    </UiProvider>
  )
  const { rerender } = render(<Later options={[]} />)
  expect(sent().found).toBe('')
  rerender(<Later options={sizes} />)
  const box = page.getByRole('combobox', { name: 'Found' })
  await expect.element(box).toHaveValue('large')
  rerender(<Later options={sizes.slice(0, 1)} />)
  await expect.element(box).toHaveValue('large')
  expect(sent().found).toBe('large')
})

test('a choice without an option is not restored', async () => {
  show({ found: ['gone'], name: ['two'] })
  await expect.poll(() => sent().name).toBe('two')
  expect(sent().found).toBe('small')
})
