import { Stack } from '@portal/ui/Stack'
import { barLayouts, chartSizes, StackedChart } from '@portal/ui/StackedChart'
import { expect, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { choices, usage } from '../../.storybook/usage.ts'
import { dollars, kindsOf, monthsOf, shortDollars } from '../support/chart-points.ts'
import { useSay } from '../support/say.ts'

const english = (text: string) => text

// The chart renders after its figures. On a busy machine, it renders much later.
const meta = preview.meta({
  title: 'ui/Charts/StackedChart',
  component: StackedChart,
  argTypes: choices({ layout: barLayouts, size: chartSizes }),
  parameters: usage({
    what: 'Shows totals and their parts. Each part has its own pattern, and its name next to the last stack.',
    dos: [
      'Use `rows` for categories. Every name stays visible, above its bar in narrow containers.',
      'Put the most important part at the baseline, where lengths are easiest to compare.',
      'If rows add up to a figure, set the point’s `hrefs`. The figure in the table then links to them.',
    ],
    donts: [
      'Don’t show more than six parts. Combine the rest as “Other”.',
      'Don’t use it if only the parts matter. Use LineChart instead.',
    ],
  }),
  args: {
    title: 'Spending peaked in March',
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
  const six = ['A', 'B', 'C', 'D', 'E', 'F'].map(id => ({ id, label: say(`Region ${id}`, `المنطقة ${id}`) }))
  const years = ['2022', '2023', '2024', '2025'].map((label, year) => ({
    label,
    values: Object.fromEntries(six.map(({ id }, index) => [id, (6 - index) * 90_000 + year * 30_000])),
  }))
  return (
    <Stack gap="huge">
      <StackedChart
        {...shared}
        help={say('US dollars, January to August 2026', 'بالدولار، من كانون الثاني إلى آب 2026')}
        points={monthsOf(say)}
        series={kindsOf(say)}
        title={say('Spending peaked in March', 'بلغ الإنفاق ذروته في آذار')}
      />
      <StackedChart
        {...shared}
        points={years}
        pointsLabel={say('Year', 'السنة')}
        series={six}
        title={say('Every region grows', 'جميع المناطق في نمو')}
      />
    </Stack>
  )
}

export const States = meta.story({
  render: () => <Matrix />,
  tags: ['visual'],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('img')).toHaveLength(2))
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(6 + 8)
  },
})

export const Arabic = States.extend({ globals: { locale: 'ar' }, tags: ['!visual', 'arabic'] })

export const Keyboard = meta.story({
  globals: { locale: 'en' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('img')
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('cell', { name: '$17,240.00' })).toBeVisible()
    await userEvent.keyboard(' ')
    await canvas.findByRole('img')
    await userEvent.tab()
    await expect(canvas.getByRole('slider')).toHaveFocus()
  },
})

const Lying = () => {
  const say = useSay()
  const points = [
    [say('Staff', 'الموظفون'), 13_618_12, 255_04, 7_647_38],
    [say('Vocational training in the north-west', 'التدريب المهني في الشمال الغربي'), 23_987_54, 5_041_17, 29_434_87],
    [say('Travel', 'السفر'), 18_868_72, 550_14, 17_757_14],
    [say('Rent, power and cleaning of offices', 'إيجار المكاتب وكهرباؤها وتنظيفها'), 9_300_00, 0, -1_200_00],
    [say('Equipment', 'المعدات'), 2_150_00, 800_00, 6_000_00],
  ] as const
  return (
    <StackedChart
      format={dollars}
      formatShort={shortDollars}
      layout="rows"
      level={2}
      points={points.map(([label, spent, committed, surplus]) => ({ label, values: { spent, committed, surplus } }))}
      pointsLabel={say('Category', 'الفئة')}
      series={[
        { id: 'spent', label: say('Spent', 'المصروف') },
        { id: 'committed', label: say('Committed', 'الملتزم به') },
        { id: 'surplus', label: say('Surplus', 'الفائض') },
      ]}
      title={say('One category is overspent', 'تجاوزت فئة واحدة ميزانيتها')}
    />
  )
}

/** Every row shows its name, even in a narrow container. */
export const Rows = meta.story({
  render: () => <Lying />,
  tags: ['visual'],
  play: async ({ canvas }) => {
    await canvas.findByRole('img')
    const names = canvas.getAllByRole('rowheader').map(({ textContent }) => textContent)
    const drawn = () => [...document.querySelectorAll('svg[role="img"] text')].map(({ textContent }) => textContent)
    await waitFor(() => expect(drawn()).toEqual(expect.arrayContaining(names)))
  },
})

const ledTo = (month: string) =>
  Object.fromEntries([...kindsOf(english).map(({ id }) => id), 'total'].map(id => [id, `#${month}-${id}`]))

/** Two months whose figures are links. One month has a missing figure. */
const led = monthsOf(english)
  .slice(0, 2)
  .map(({ label, values }) => ({
    label,
    values: label === 'Jan' ? { ...values, staff: null } : values,
    hrefs: ledTo(label),
  }))

/** Figures in the table link to their rows. The hidden table behind the chart has no focusable links. */
export const Opens = meta.story({
  globals: { locale: 'en' },
  args: { points: led },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('link')).toBeNull()
    await userEvent.click(canvas.getByRole('button'))
    const hrefs = canvas.getAllByRole('cell').map(cell => cell.querySelector('a')?.getAttribute('href'))
    const ofJanuary = ['#Jan-training', undefined, '#Jan-travel', '#Jan-paper', '#Jan-total']
    await expect(hrefs).toEqual([...ofJanuary, ...Object.values(ledTo('Feb'))])
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: '$4,120.00' })).toHaveFocus()
  },
})
