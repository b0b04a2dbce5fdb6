import { chartSizes, DonutChart } from '@portal/ui/DonutChart'
import { Stack } from '@portal/ui/Stack'
import { expect, fireEvent, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { choices, usage } from '../../.storybook/usage.ts'
import { dollars, donorsOf, shortDollars } from '../support/chart-points.ts'
import { useSay } from '../support/say.ts'

const english = (text: string) => text

// The chart renders after its figures. On a busy machine that takes much longer.
const meta = preview.meta({
  title: 'ui/Charts/DonutChart',
  component: DonutChart,
  argTypes: choices({ size: chartSizes }),
  parameters: usage({
    what: 'Shows up to six parts of a whole, with the total in the middle.',
    dos: [
      'Start with the largest part, and end with Other.',
      'Use it when the message is one part compared with the rest.',
    ],
    donts: [
      "Don't use it to compare parts of similar size. Use a BarChart.",
      "Don't use it for figures that don't add up to a whole.",
    ],
  }),
  args: {
    title: 'Half of the money comes from one donor',
    help: 'US dollars granted in 2026',
    points: donorsOf(english),
    pointsLabel: 'Donor',
    series: { id: 'granted', label: 'Granted' },
    format: dollars,
    formatShort: shortDollars,
  },
})

export const Playground = meta.story()

const Matrix = () => {
  const say = useSay()
  const shared = { format: dollars, formatShort: shortDollars, level: 2 as const }
  return (
    <Stack gap="huge">
      <DonutChart
        {...shared}
        help={say('US dollars granted in 2026', 'المنح بالدولار في 2026')}
        points={donorsOf(say)}
        pointsLabel={say('Donor', 'الجهة المانحة')}
        series={{ id: 'granted', label: say('Granted', 'الممنوح') }}
        title={say('Half of the money comes from one donor', 'نصف المال من جهة مانحة واحدة')}
      />
      <DonutChart
        level={2}
        points={[
          { label: say('Passed', 'ناجح'), values: { people: 46 } },
          { label: say('Not passed', 'غير ناجح'), values: { people: 3 } },
          { label: say('Not there', 'غائب'), values: { people: 1 } },
        ]}
        pointsLabel={say('Result', 'النتيجة')}
        series={{ id: 'people', label: say('people', 'شخصًا') }}
        size="small"
        title={say('Nearly everyone passed', 'نجح الجميع تقريبًا')}
      />
    </Stack>
  )
}

export const States = meta.story({
  render: () => <Matrix />,
  tags: ['visual'],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('img')).toHaveLength(2))
    await expect(canvas.getByRole('cell', { name: '92%' })).toBeInTheDocument()
  },
})

export const Arabic = States.extend({ globals: { locale: 'ar' }, tags: ['!visual', 'arabic'] })

export const Keyboard = meta.story({
  globals: { locale: 'en' },
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('img')
    await userEvent.tab()
    await userEvent.tab()
    const points = canvas.getByRole('slider')
    await expect(points).toHaveFocus()
    fireEvent.change(points, { target: { value: '1' } })
    await expect(points).toHaveAttribute('aria-valuetext', 'Sweden: Granted $315,000.00')
  },
})
