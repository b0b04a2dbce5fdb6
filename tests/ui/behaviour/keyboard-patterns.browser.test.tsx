import { ComboBox } from '@portal/ui/ComboBox'
import { DatePicker } from '@portal/ui/DatePicker'
import { Menu } from '@portal/ui/Menu'
import { MultiSelect } from '@portal/ui/MultiSelect'
import { TextField } from '@portal/ui/TextField'
import type { TextSource } from '@portal/ui/texts'
import { UiProvider } from '@portal/ui/UiProvider'
import { cleanup, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { sourceOf } from '../../../.storybook/texts.ts'
import '@portal/ui/theme'

afterEach(cleanup)

const show = (children: ReactNode, source: TextSource = sourceOf('en')) =>
  render(<UiProvider source={source}>{children}</UiProvider>)

const cities = [
  { value: 'idlib', label: 'Idlib' },
  { value: 'kilis', label: 'Kilis' },
]

test('Tab closes a menu and moves on from its button', async () => {
  show(
    <>
      <Menu items={[{ id: 'edit', label: 'Edit' }]} label="Actions" />
      <TextField label="Name" />
    </>,
  )
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('menuitem')).toHaveFocus()
  await userEvent.tab()
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
  await expect.element(page.getByRole('textbox')).toHaveFocus()
})

test('Shift+Tab closes a menu too, and moves to its button', async () => {
  show(<Menu items={[{ id: 'edit', label: 'Edit' }]} label="Actions" />)
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('menuitem')).toHaveFocus()
  await userEvent.tab({ shift: true })
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
  await expect.element(page.getByRole('button')).toHaveFocus()
})

const openCalendar = async () => {
  await userEvent.click(page.getByRole('button'))
  await expect.element(page.getByRole('grid')).toBeVisible()
}

const focusedDay = () => document.activeElement?.getAttribute('aria-label') ?? ''

test('Home and End in a calendar go to the ends of the week', async () => {
  show(<DatePicker defaultValue="2026-11-18" label="Day" />)
  await openCalendar()
  await expect.poll(focusedDay).toContain('18 November')
  await userEvent.keyboard('{Home}')
  await expect.poll(focusedDay).toContain('16 November')
  await userEvent.keyboard('{End}')
  await expect.poll(focusedDay).toContain('22 November')
})

test('the region decides the first day of the week', async () => {
  render(
    <UiProvider region="SY" source={sourceOf('en')}>
      <DatePicker defaultValue="2026-11-18" label="Day" />
    </UiProvider>,
  )
  await openCalendar()
  expect(document.querySelector('thead th')?.textContent).toBe('Sat')
  await expect.poll(focusedDay).toContain('18 November')
  await userEvent.keyboard('{Home}')
  await expect.poll(focusedDay).toContain('14 November')
})

test.each([
  ['ComboBox', <ComboBox key="one" label="City" options={cities} />],
  ['MultiSelect', <MultiSelect key="many" label="City" options={cities} />],
])('Alt+ArrowDown opens a %s without choosing an option, and Alt+ArrowUp closes it', async (_, field) => {
  show(field)
  await userEvent.tab()
  const box = page.getByRole('combobox')
  await expect.element(box).toHaveFocus()
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  await expect.element(box).toHaveAttribute('aria-expanded', 'true')
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
  await expect.element(box).toHaveAttribute('aria-expanded', 'false')
  await expect.element(box).toHaveValue('')
})
