import { ColumnChooser } from '@portal/ui/ColumnChooser'
import { DataTable } from '@portal/ui/DataTable'
import { useState } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { usage } from '../../.storybook/usage.ts'
import { useSay } from '../say.ts'
import { seen } from '../seen.ts'
import { trainingColumns, trainingsOf } from './training-rows.tsx'

const meta = preview.meta({
  title: 'ui/ColumnChooser',
  component: ColumnChooser,
  parameters: {
    layout: 'padded',
    ...usage({
      what: 'Which columns of a DataTable are shown. The one that names the row always is.',
      dos: ['Put it among the tools of the DataTableToolbar.', 'Keep the choice on the device.'],
      donts: ['Not for a table of four columns: there is nothing to choose.'],
    }),
  },
})

const rows = trainingsOf(4)

const Live = () => {
  const say = useSay()
  const [hidden, setHidden] = useState<readonly string[]>(['code', 'donor', 'seats', 'cost'])
  const columns = trainingColumns(say)
  return (
    <>
      <ColumnChooser columns={columns} hidden={hidden} onChange={setHidden} />
      <DataTable
        columns={columns}
        hiddenColumns={hidden}
        label={say('Trainings', 'الدورات')}
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

export const Keyboard = meta.story({
  globals: { locale: 'en' },
  render: () => <Live />,
  play: async ({ canvas, userEvent }) => {
    const headers = () => canvas.getAllByRole('columnheader', { hidden: true }).map(header => header.textContent)
    await expect(headers()).toEqual(['Training', 'Status', 'Place', 'Starts'])
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const code = await screen.findByRole('checkbox', { name: 'Code' })
    await expect(screen.getByRole('checkbox', { name: 'Training' })).toBeDisabled()
    await userEvent.tab()
    await waitFor(() => expect(code).toHaveFocus())
    await userEvent.keyboard(' ')
    await expect(headers()).toEqual(['Training', 'Code', 'Status', 'Place', 'Starts'])
    const all = screen.getByRole('button', { name: 'Show all columns' })
    all.focus()
    await userEvent.keyboard('{Enter}')
    await expect(headers()).toHaveLength(8)
    await expect(all).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Columns' })).toHaveFocus())
  },
})
