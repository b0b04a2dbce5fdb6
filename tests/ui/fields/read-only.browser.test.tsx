import { Checkbox } from '@portal/ui/Checkbox'
import { CheckboxGroup } from '@portal/ui/CheckboxGroup'
import { ComboBox } from '@portal/ui/ComboBox'
import { CountrySelect } from '@portal/ui/CountrySelect'
import { DateField } from '@portal/ui/DateField'
import { DatePicker } from '@portal/ui/DatePicker'
import { DateRangePicker } from '@portal/ui/DateRangePicker'
import { MentionArea } from '@portal/ui/MentionArea'
import { MoneyField } from '@portal/ui/MoneyField'
import { MultiSelect } from '@portal/ui/MultiSelect'
import { NumberField } from '@portal/ui/NumberField'
import { RadioGroup } from '@portal/ui/RadioGroup'
import { Select } from '@portal/ui/Select'
import { Slider } from '@portal/ui/Slider'
import { StarRating } from '@portal/ui/StarRating'
import { Switch } from '@portal/ui/Switch'
import { cleanup, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import '@portal/ui/theme'

afterEach(cleanup)

const options = [
  { value: 'idlib', label: 'Idlib' },
  { value: 'kilis', label: 'Kilis' },
]
const shared = { label: 'Field', name: 'field', isReadOnly: true } as const

const fields: readonly [name: string, field: ReactNode, sent: string][] = [
  ['Select', <Select {...shared} defaultValue="kilis" key="1" options={options} />, 'kilis'],
  ['ComboBox', <ComboBox {...shared} defaultValue="kilis" key="2" options={options} />, 'kilis'],
  ['MultiSelect', <MultiSelect {...shared} defaultValue={['kilis']} key="3" options={options} />, 'kilis'],
  ['DateField', <DateField {...shared} defaultValue="2026-11-20" key="4" />, '2026-11-20'],
  ['DatePicker', <DatePicker {...shared} defaultValue="2026-11-20" key="5" />, '2026-11-20'],
  [
    'DateRangePicker',
    <DateRangePicker
      defaultValue={{ start: '2026-11-20', end: '2026-11-22' }}
      isReadOnly
      key="6"
      label="Field"
      startName="field"
    />,
    '2026-11-20',
  ],
  ['MoneyField', <MoneyField {...shared} defaultValue={12_345} key="7" />, '12345'],
  ['NumberField', <NumberField {...shared} defaultValue={12} hasSteps key="8" />, '12'],
  ['RadioGroup', <RadioGroup {...shared} defaultValue="kilis" key="9" options={options} />, 'kilis'],
  ['StarRating', <StarRating {...shared} defaultValue={3} key="10" />, '3'],
  [
    'Checkbox',
    <Checkbox defaultChecked isReadOnly key="11" name="field">
      Field
    </Checkbox>,
    'on',
  ],
  ['CheckboxGroup', <CheckboxGroup {...shared} defaultValue={['kilis']} hasAll key="12" options={options} />, 'kilis'],
  ['Switch', <Switch {...shared} defaultOn key="13" />, 'on'],
  ['Slider', <Slider {...shared} defaultValue={40} key="14" />, '40'],
  [
    'MentionArea',
    <MentionArea {...shared} defaultValue="Ask" key="15" onSearch={() => undefined} options={[]} />,
    'Ask',
  ],
  ['CountrySelect', <CountrySelect {...shared} defaultValue="SY" key="16" />, 'SY'],
]

test.each(fields)('a read-only %s is focusable and submitted, and no key changes it', async (_, field, sent) => {
  render(
    <form>
      {field}
      <input aria-label="After" />
    </form>,
  )
  const form = document.querySelector('form') ?? undefined
  const now = () => new FormData(form).get('field')
  expect(now()).toBe(sent)
  await userEvent.tab()
  expect(document.activeElement?.closest('form')).toBe(form)
  expect(document.activeElement?.getAttribute('aria-label')).not.toBe('After')
  for (const key of ['{ArrowDown}', '{ArrowUp}', '{ArrowRight}', '5', '{Backspace}', 'i', '{Enter}', ' ']) {
    await userEvent.keyboard(key)
    expect(now()).toBe(sent)
  }
  expect(document.querySelector('[role="listbox"], [role="dialog"]')).toBeNull()
})

test('a checkbox pressed while read-only reports the first press once it is editable', async () => {
  const onChange = vi.fn()
  const box = (isReadOnly: boolean) => (
    <Checkbox isReadOnly={isReadOnly} onChange={onChange}>
      Reminders
    </Checkbox>
  )
  const { rerender, getByRole } = render(box(true))
  const input = getByRole('checkbox')
  await userEvent.click(input)
  expect(input).toHaveProperty('checked', false)
  expect(onChange).not.toHaveBeenCalled()
  rerender(box(false))
  await userEvent.click(input)
  expect(input).toHaveProperty('checked', true)
  expect(onChange.mock.calls).toEqual([[true]])
})
