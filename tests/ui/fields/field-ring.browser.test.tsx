import { ComboBox } from '@portal/ui/ComboBox'
import { MultiSelect } from '@portal/ui/MultiSelect'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import '@portal/ui/theme'

const options = ['Hama', 'Homs'].map(label => ({ value: label.toLowerCase(), label }))

afterEach(cleanup)

test.each([
  ['ComboBox', <ComboBox key="one" label="Place" options={options} />],
  ['MultiSelect', <MultiSelect key="many" label="Place" options={options} />],
])('a %s keeps its focus ring while an option is focused', async (_, field) => {
  render(field)
  const box = page.getByRole('combobox')
  await box.fill('ho')
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(page.getByRole('option', { name: 'Homs' })).toHaveAttribute('data-focused')
  const group = box.element().closest('[role=group]')
  if (!group) throw new Error('there is no box around what is typed')
  expect(getComputedStyle(group).outlineStyle).toBe('solid')
})
