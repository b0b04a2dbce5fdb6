import { BarChart, barLayouts, chartSizes } from '@portal/ui/BarChart'
import { ErrorState } from '@portal/ui/ErrorState'
import { Stack } from '@portal/ui/Stack'
import { expect, fireEvent, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { choices, usage } from '../../.storybook/usage.ts'
import { dollars, kindsOf, monthsOf, projectsOf, shortDollars, variancesOf } from '../support/chart-points.ts'
import { useSay } from '../support/say.ts'

const english = (text: string) => text

// The chart renders after its figures. On a busy machine that takes much longer.
const meta = preview.meta({
  title: 'ui/Charts/BarChart',
  component: BarChart,
  argTypes: choices({ layout: barLayouts, size: chartSizes }),
  parameters: usage({
    what: 'Compares amounts by length. The chart loads on first use. A table with its figures is always there.',
    dos: [
      'State one message in the title. State the unit and the period below it.',
      'Use horizontal bars (rows) for long names, and sort them by length.',
      'Format figures in full for the table, and in short form for the axis and labels.',
    ],
    donts: [
      "Don't show more than three bars side by side. Use a LineChart or a table.",
      "Don't use a chart for a single figure. Use a Stat.",
    ],
  }),
  args: {
    title: 'Training costs doubled in March',
    help: 'US dollars, January to August 2026',
    points: monthsOf(english),
    pointsLabel: 'Month',
    series: kindsOf(english).slice(0, 1),
    format: dollars,
    formatShort: shortDollars,
  },
})

export const Playground = meta.story()

const Matrix = () => {
  const say = useSay()
  const shared = { format: dollars, formatShort: shortDollars, level: 2 as const }
  const kinds = kindsOf(say)
  return (
    <Stack gap="huge">
      <BarChart
        {...shared}
        help={say('US dollars, January to August 2026', 'بالدولار، من كانون الثاني إلى آب 2026')}
        points={monthsOf(say)}
        pointsLabel={say('Month', 'الشهر')}
        series={kinds.slice(0, 1)}
        size="small"
        title={say('Training costs doubled in March', 'تضاعفت تكاليف التدريب في آذار')}
      />
      <BarChart
        {...shared}
        points={monthsOf(say).slice(0, 4)}
        pointsLabel={say('Month', 'الشهر')}
        series={kinds.slice(0, 3)}
        title={say('Trainings overtook staff in March', 'تجاوزت تكاليف التدريب تكاليف الموظفين في آذار')}
      />
      <BarChart
        {...shared}
        layout="rows"
        points={projectsOf(say)}
        pointsLabel={say('Project', 'المشروع')}
        series={[{ id: 'spent', label: say('Spent', 'المصروف') }]}
        title={say('One project spends most', 'مشروع واحد ينفق أكثر من غيره')}
      />
      <BarChart
        {...shared}
        layout="rows"
        points={projectsOf(say)}
        pointsLabel={say('Project', 'المشروع')}
        series={[
          { id: 'spent', label: say('Spent', 'المصروف') },
          { id: 'planned', label: say('Planned', 'المخطط') },
        ]}
        title={say('Schools spent more than planned', 'تجاوزت المدارس ما خُطط لها')}
      />
    </Stack>
  )
}

export const States = meta.story({
  render: () => <Matrix />,
  tags: ['visual'],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('img')).toHaveLength(4))
    await expect(canvas.getAllByRole('table')).toHaveLength(4)
  },
})

export const Arabic = States.extend({ globals: { locale: 'ar' }, tags: ['!visual', 'arabic'] })

const Waits = () => {
  const say = useSay()
  const shared = {
    points: [],
    pointsLabel: say('Month', 'الشهر'),
    series: kindsOf(say).slice(0, 1),
    size: 'small' as const,
    level: 2 as const,
  }
  return (
    <Stack gap="huge">
      <BarChart {...shared} isLoading title={say('Training costs', 'تكاليف التدريب')} />
      <BarChart {...shared} title={say('Training costs', 'تكاليف التدريب')} />
      <BarChart
        {...shared}
        error={
          <ErrorState onRetry={() => undefined} title={say('The figures could not be loaded', 'تعذّر تحميل الأرقام')} />
        }
        title={say('Training costs', 'تكاليف التدريب')}
      />
    </Stack>
  )
}

export const LoadingEmptyFailed = meta.story({
  render: () => <Waits />,
  tags: ['visual'],
  play: async ({ canvas }) => {
    const loading = canvas.getByRole('status')
    await expect(loading).toHaveTextContent(/Loading|جارٍ التحميل/)
    // The placeholder reserves the chart's requested height.
    await expect(loading.getBoundingClientRect().height).toBeGreaterThanOrEqual(192)
    await expect(canvas.getByRole('alert')).toBeInTheDocument()
    await expect(canvas.queryByRole('table')).toBeNull()
  },
})

const LongNames = () => {
  const say = useSay()
  const shared = {
    format: dollars,
    formatShort: shortDollars,
    level: 2 as const,
    points: variancesOf(say),
    pointsLabel: say('Project', 'المشروع'),
    series: [{ id: 'variance', label: say('Over plan', 'فوق الخطة') }],
  }
  return (
    <Stack gap="huge">
      <BarChart {...shared} layout="rows" title={say('Shelter is far over its plan', 'تجاوز المأوى خطته كثيرًا')} />
      <BarChart {...shared} size="small" title={say('The same in columns', 'الأرقام نفسها في أعمدة')} />
    </Stack>
  )
}

export const LongTexts = meta.story({
  render: () => <LongNames />,
  tags: ['visual'],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('img')).toHaveLength(2))
    // Nothing overflows the viewport, and the table states that a figure is missing.
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
    await expect(canvas.getAllByRole('row')).toHaveLength(2 * 5)
  },
})

export const Keyboard = meta.story({
  globals: { locale: 'en' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('img')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Show as table' })).toHaveFocus()
    await userEvent.tab()
    const points = canvas.getByRole('slider')
    await expect(points).toHaveFocus()
    await expect(points).toHaveAttribute('aria-valuetext', 'Jan: Trainings $4,120.00')
    // tests/ui/charts/charts.browser.test.tsx presses real arrow keys.
    fireEvent.change(points, { target: { value: '2' } })
    await expect(points).toHaveAttribute('aria-valuetext', 'Mar: Trainings $9,810.00')
    const tip = () => canvas.queryAllByText('$9,810.00').filter(node => node.closest('foreignObject'))
    await expect(tip()).toHaveLength(1)
    await userEvent.keyboard('{Escape}')
    await expect(tip()).toHaveLength(0)
    await userEvent.tab({ shift: true })
    await userEvent.keyboard(' ')
    await expect(canvas.queryByRole('img')).toBeNull()
    await expect(canvas.getByRole('cell', { name: '$9,810.00' })).toBeVisible()
  },
})
