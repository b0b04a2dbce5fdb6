import { DataTable } from '@portal/ui/DataTable'
import { expect, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { TrainingList } from './TrainingList.tsx'
import { type Training, trainingColumns, trainingsOf } from './training-rows.tsx'

const meta = preview.meta({
  title: 'ui/Data/DataTable of many rows',
  tags: ['!autodocs', '!dev'],
  component: DataTable<Training>,
  parameters: { layout: 'padded' },
  args: {
    label: 'Trainings',
    columns: trainingColumns(english => english),
    rows: trainingsOf(6),
    rowKey: ({ id }) => id,
  },
})

/**
 * Ten thousand rows, of which about thirty are rendered. The focused row stays mounted, so keyboard navigation
 * continues from it. Shift selection includes rows that aren't rendered.
 */
export const Playground = meta.story({
  render: () => <TrainingList page={10_000} total={10_000} />,
  play: async ({ canvas, userEvent }) => {
    const table = canvas.getByRole('table')
    await expect(table).toHaveAttribute('aria-rowcount', '10001')
    await expect(table.querySelector('thead tr')).toHaveAttribute('aria-rowindex', '1')
    const rowWithFocus = () => document.activeElement?.closest('tr')
    table.querySelector<HTMLElement>('tbody [data-opener]')?.focus()
    await userEvent.keyboard(' ')
    const indexes = () => [...table.querySelectorAll('tbody [aria-rowindex]')].map(row => row.ariaRowIndex)
    await waitFor(async () => {
      await userEvent.keyboard('{End}')
      await expect(rowWithFocus()).toHaveAttribute('aria-rowindex', '10001')
    })
    await expect(indexes().length).toBeLessThan(80)
    const last = document.activeElement
    scrollTo({ top: 0 })
    await waitFor(() => expect(indexes()).toContain('2'))
    await expect(last).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    await waitFor(() => expect(rowWithFocus()).toHaveAttribute('aria-rowindex', '10000'))
    const { top, bottom } = rowWithFocus()?.getBoundingClientRect() ?? new DOMRect(0, -1)
    await expect(top >= 0 && bottom <= innerHeight).toBe(true)
    await userEvent.keyboard('{Shift>} {/Shift}')
    await expect(canvas.getByText(/^9999 \D/)).toBeInTheDocument()
    await userEvent.keyboard('{Home}')
    await waitFor(() => expect(rowWithFocus()).toHaveAttribute('aria-rowindex', '2'))
  },
})
