import { ColumnChooser } from '@portal/ui/ColumnChooser'
import { type ColumnArrangement, DataTable, inOrder, usualArrangement } from '@portal/ui/DataTable'
import { useState } from 'react'
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { usage } from '../../.storybook/usage.ts'
import { useSay } from '../support/say.ts'
import { seen } from '../support/seen.ts'
import { trainingColumns, trainingsOf } from './training-rows.tsx'

const meta = preview.meta({
  title: 'ui/Data/ColumnChooser',
  component: ColumnChooser,
  parameters: {
    layout: 'padded',
    ...usage({
      what: 'Hides, resizes, and reorders the columns of a DataTable. The column that names the row always shows.',
      dos: ['Put it in the DataTableToolbar.', 'Store the choice on the device.'],
      donts: ["Don't use it for a table with one column."],
    }),
  },
  args: { columns: [], arrangement: usualArrangement, onChange: fn() },
})

const rows = trainingsOf(4)

const Live = () => {
  const say = useSay()
  const hidden = ['code', 'donor', 'seats', 'cost']
  const [arrangement, setArrangement] = useState<ColumnArrangement>({ ...usualArrangement, hidden })
  const columns = trainingColumns(say)
  return (
    <>
      <ColumnChooser arrangement={arrangement} columns={columns} onChange={setArrangement} />
      <DataTable
        columns={inOrder(columns, arrangement.order)}
        columnWidths={arrangement.widths}
        hiddenColumns={arrangement.hidden}
        label={say('Trainings', 'الدورات')}
        onResize={widths => setArrangement({ ...arrangement, widths })}
        rowKey={({ id }) => id}
        rows={rows}
      />
    </>
  )
}

export const Playground = meta.story({ render: () => <Live /> })

export const States = meta.story({
  render: () => <Live />,
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await seen(() => screen.getByRole('dialog'))
  },
})

export const Arabic = States.extend({ globals: { locale: 'ar' }, tags: ['!visual', 'arabic'] })

/** Hides, shows, moves, and widens columns by keyboard. Moves are announced, and focus follows the moved column. */
export const Keyboard = meta.story({
  globals: { locale: 'en' },
  render: () => <Live />,
  play: async ({ canvas, userEvent }) => {
    const heads = () => canvas.getAllByRole('columnheader', { hidden: true })
    const headers = () => heads().map(header => header.textContent)
    await expect(headers()).toEqual(['Training', 'Status', 'Place', 'Starts'])
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const code = await screen.findByRole('checkbox', { name: 'Code' })
    await expect(screen.getByRole('checkbox', { name: 'Training' })).toBeDisabled()
    code.focus()
    await userEvent.keyboard(' ')
    await expect(headers()).toEqual(['Training', 'Code', 'Status', 'Place', 'Starts'])
    const up = screen.getByRole('button', { name: 'Move up Code' })
    up.focus()
    await userEvent.keyboard('{Enter}')
    await expect(headers()).toEqual(['Code', 'Training', 'Status', 'Place', 'Starts'])
    await expect(screen.getByText('Code: 1 of 8')).toBeInTheDocument()
    await expect(screen.getByRole('button', { name: 'Move down Code' })).toHaveFocus()
    const width = screen.getByRole('slider', { name: 'Width of Status' })
    await expect(width).toHaveAttribute('aria-valuetext', 'Automatic')
    fireEvent.change(width, { target: { value: '240' } })
    await expect(width).toHaveAttribute('aria-valuetext', '240 pixels')
    await waitFor(() => expect(heads()[2]?.getBoundingClientRect().width).toBe(240))
    const reset = screen.getByRole('button', { name: 'Reset columns' })
    reset.focus()
    await userEvent.keyboard('{Enter}')
    await expect(headers()).toHaveLength(8)
    await expect(headers()[0]).toBe('Training')
    await expect(reset).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Columns' })).toHaveFocus())
  },
})
