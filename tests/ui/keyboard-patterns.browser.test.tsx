import { ComboBox } from '@portal/ui/ComboBox'
import { CommandPalette } from '@portal/ui/CommandPalette'
import { DataTable } from '@portal/ui/DataTable'
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
import { sourceOf } from '../../.storybook/texts.ts'
import '@portal/ui/theme'

afterEach(cleanup)

const show = (children: ReactNode, source: TextSource = sourceOf('en')) =>
  render(<UiProvider source={source}>{children}</UiProvider>)

const cities = [
  { value: 'idlib', label: 'Idlib' },
  { value: 'kilis', label: 'Kilis' },
]

test('the palette’s field is a combobox that names its list', async () => {
  const groups = [{ id: 'go', label: 'Go to', commands: [{ id: 'donors', label: 'Donors', icon: 'donor' as const }] }]
  show(<CommandPalette groups={groups} isOpen label="Go anywhere" onClose={() => undefined} />)
  const box = page.getByRole('combobox', { name: 'Go anywhere' })
  await expect.element(box).toHaveAttribute('aria-expanded', 'true')
  await expect.element(box).toHaveFocus()
  const list = document.getElementById(box.element().getAttribute('aria-controls') ?? '')
  expect(list?.getAttribute('role')).toBe('listbox')
})

test('Tab closes a menu and goes on from its button', async () => {
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

test('weeks begin as they do where the organisation works', async () => {
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
])('Alt with the down arrow opens a %s and takes nothing; with the up arrow it closes', async (_, field) => {
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

test('each row of a table is named by its naming cell', async () => {
  const rows = [{ id: 'a', name: 'Fund of the river', country: 'Jordan' }]
  show(
    <DataTable
      columns={[
        { id: 'name', header: 'Name', cell: row => row.name },
        { id: 'country', header: 'Country', cell: row => row.country },
      ]}
      label="Donors"
      rowKey={row => row.id}
      rows={rows}
    />,
  )
  await expect.element(page.getByRole('rowheader', { name: 'Fund of the river' })).toBeVisible()
  expect(page.getByRole('cell').elements()).toHaveLength(1)
})
