import { chartSizes, LineChart } from '@portal/ui/LineChart'
import { Stack } from '@portal/ui/Stack'
import { expect, fireEvent, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { choices, usage } from '../../.storybook/usage.ts'
import { dollars, kindsOf, longTimeOf, monthsOf, shortDollars } from '../support/chart-points.ts'
import { useSay } from '../support/say.ts'

const english = (text: string) => text

// The chart renders after its figures. On a busy machine that takes much longer.
const meta = preview.meta({
  title: 'ui/Charts/LineChart',
  component: LineChart,
  argTypes: choices({ size: chartSizes }),
  parameters: usage({
    what: 'Shows amounts over time. Each line has its own dash pattern and marker, with its name at its end.',
    dos: [
      'State the finding in the title, not the subject of the lines.',
      'Pass null for a point without a figure. The line breaks there.',
    ],
    donts: ["Don't show more than four lines that cross.", "Don't use it for things without an order. Use a BarChart."],
  }),
  args: {
    title: 'Trainings cost more each month since May',
    help: 'US dollars, January to August 2026',
    points: monthsOf(english),
    pointsLabel: 'Month',
    series: kindsOf(english),
    format: dollars,
    formatShort: shortDollars,
  },
})

export const Playground = meta.story()

const Matrix = () => {
  const say = useSay()
  const shared = { format: dollars, formatShort: shortDollars, pointsLabel: say('Month', 'الشهر'), level: 2 as const }
  const kinds = kindsOf(say)
  const months = monthsOf(say)
  const gap = months.map((month, index) => (index === 4 ? { ...month, values: { training: null } } : month))
  return (
    <Stack gap="huge">
      <LineChart
        {...shared}
        help={say('US dollars, January to August 2026', 'بالدولار، من كانون الثاني إلى آب 2026')}
        points={months}
        series={kinds}
        title={say('Trainings cost more each month since May', 'ترتفع تكاليف التدريب كل شهر منذ أيار')}
      />
      <LineChart
        {...shared}
        points={gap}
        series={kinds.slice(0, 1)}
        size="small"
        title={say('The figures of May are missing', 'أرقام أيار غير متوفرة')}
      />
    </Stack>
  )
}

export const States = meta.story({
  render: () => <Matrix />,
  tags: ['visual'],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('img')).toHaveLength(2))
  },
})

export const Arabic = States.extend({ globals: { locale: 'ar' }, tags: ['!visual', 'arabic'] })

const Many = () => {
  const say = useSay()
  return (
    <LineChart
      level={2}
      points={longTimeOf(say)}
      pointsLabel={say('Month', 'الشهر')}
      series={[{ id: 'hours', label: say('Hours', 'الساعات') }]}
      title={say('More hours each year, as far as they were written down', 'ساعات أكثر كل سنة، بقدر ما سُجّل منها')}
    />
  )
}

export const ManyPoints = meta.story({
  render: () => <Many />,
  tags: ['visual'],
  play: async ({ canvas }) => {
    const picture = await canvas.findByRole('img')
    // Only an isolated point and the last point have markers.
    await expect(picture.querySelectorAll('path[transform]')).toHaveLength(2)
  },
})

export const Keyboard = meta.story({
  globals: { locale: 'en' },
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('img')
    await userEvent.tab()
    await userEvent.tab()
    const points = canvas.getByRole('slider')
    await expect(points).toHaveFocus()
    fireEvent.change(points, { target: { value: '2' } })
    await expect(points).toHaveAttribute(
      'aria-valuetext',
      'Mar: Trainings $9,810.00, Staff $5,600.00, Travel $1,310.00, Paper and print $520.00',
    )
  },
})
