import { GanttChart, type GanttRow } from '@portal/ui/GanttChart'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { usage } from '../../.storybook/usage.ts'
import { useSay } from '../support/say.ts'

type Say = (english: string, arabic: string) => string

const rowsOf = (say: Say): readonly GanttRow[] => [
  {
    id: 'survey',
    label: say('Needs survey', 'مسح الاحتياجات'),
    href: '/survey',
    planned: { start: '2026-02-01', end: '2026-03-31' },
    actual: { start: '2026-02-10', end: '2026-04-20' },
  },
  {
    id: 'training',
    label: say('Training of teachers', 'تدريب المعلمين'),
    href: '/training',
    planned: { start: '2026-04-01', end: '2026-08-31' },
    actual: { start: '2026-04-15', end: null },
  },
  {
    id: 'schools',
    label: say('Repair of twelve schools in the north', 'ترميم اثنتي عشرة مدرسة في الشمال'),
    href: '/schools',
    planned: { start: '2026-09-01', end: '2027-01-31' },
    actual: null,
  },
]

const english = (text: string) => text

const meta = preview.meta({
  title: 'ui/Charts/GanttChart',
  component: GanttChart,
  parameters: usage({
    what: 'Shows planned times above actual ones, in total or for a year, a quarter, or a month.',
    dos: ["Set each row's href, so that its bar links to its page.", 'Sort rows by planned start.'],
    donts: [
      "Don't use it for the history of one record. Use a Timeline.",
      "Don't use it for figures by month. Use a BarChart.",
    ],
  }),
  args: { title: 'Activities', rows: rowsOf(english), rowsLabel: 'Activity', today: '2026-06-15' },
})

export const Playground = meta.story()

const Matrix = () => {
  const say = useSay()
  return (
    <GanttChart
      level={2}
      rows={rowsOf(say)}
      rowsLabel={say('Activity', 'النشاط')}
      title={say('Activities', 'الأنشطة')}
      today="2026-06-15"
    />
  )
}

export const States = meta.story({
  render: () => <Matrix />,
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
  },
})

export const Arabic = States.extend({ globals: { locale: 'ar' }, tags: ['!visual', 'arabic'] })

/** Keyboard only: zooms to a quarter, moves to the previous one, and opens the table. */
export const Keyboard = meta.story({
  globals: { locale: 'en' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Quarter' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('status')).toHaveTextContent('Apr-2026 – Jun-2026')
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
    await expect(canvas.getByText('1 more lies outside this time.')).toBeVisible()
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('status')).toHaveTextContent('Jan-2026 – Mar-2026')
    await expect(canvas.getByRole('listitem')).toHaveTextContent(
      'Planned from 01-Feb-2026 to 31-Mar-2026. Actual from 10-Feb-2026 to 20-Apr-2026.',
    )
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Show as table' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    // The table lists all rows, whatever the zoom of the chart.
    await expect(canvas.getAllByRole('row')).toHaveLength(4)
    await expect(canvas.getAllByRole('cell', { name: '31-Mar-2026' })).toHaveLength(1)
  },
})
