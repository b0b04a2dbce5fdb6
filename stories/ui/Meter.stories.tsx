import { Meter } from '@portal/ui/Meter'
import { formatMoney } from '@portal/ui/Money'
import { Stack } from '@portal/ui/Stack'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { usage } from '../../.storybook/usage.ts'
import { useSay } from '../support/say.ts'

const meta = preview.meta({
  title: 'ui/Feedback/Meter',
  component: Meter,
  parameters: usage({
    what: 'Shows how much of a limited amount is used, and warns in words and colour.',
    dos: ['State the amount and the total in words.'],
    donts: ['Don’t use it for a running process. Use Progress instead.'],
  }),
  args: { label: 'Time used', value: 42 },
})

export const Playground = meta.story()

/** Isolates an amount within a sentence of either direction. */
const amount = (minor: number) => `\u2066${formatMoney(minor, 'usd')}\u2069`

const Matrix = () => {
  const say = useSay()
  const label = say('Budget spent', 'المصروف من الميزانية')
  return (
    <Stack width="form">
      <Meter alarmFrom={100} label={label} value={42} warnFrom={90} />
      <Meter alarmFrom={100} label={label} value={93} warnFrom={90} />
      <Meter
        alarmFrom={100}
        label={label}
        value={108}
        valueText={say(`${amount(1_080_000)} of ${amount(1_000_000)}`, `${amount(1_080_000)} من ${amount(1_000_000)}`)}
        warnFrom={90}
      />
      <Meter label={label} value={0} />
      <Meter label={say('Nothing planned', 'لا شيء مخطط')} max={0} value={0} />
    </Stack>
  )
}

export const States = meta.story({
  render: () => <Matrix />,
  tags: ['visual'],
  play: async ({ canvas }) => {
    const meters = canvas.getAllByRole('meter')
    await expect(meters).toHaveLength(5)
    await expect(meters[2]).toHaveAttribute('value', '100')
    // A warning and an alarm differ in text, not only in colour.
    const [, warned, alarmed] = meters.map(meter => meter.getAttribute('aria-valuetext'))
    await expect(warned).toMatch(/^.+: 93%$/)
    await expect(alarmed?.split(':')[0]).not.toBe(warned?.split(':')[0])
  },
})

/** The bar and its figure on one line, for a column whose header names the measure. */
export const LabelHidden = meta.story({
  render: () => {
    const meters = [5, 61, 93, 100].map(value => (
      <Meter alarmFrom={100} isLabelHidden key={value} label={`Row ${value}`} value={value} warnFrom={90} />
    ))
    return <Stack width="form">{meters}</Stack>
  },
  play: async ({ canvas }) => {
    const meter = canvas.getByRole('meter', { name: 'Row 61' })
    await expect(meter).toBeVisible()
    const { left, right } = meter.getBoundingClientRect()
    const { left: from, right: to } = canvas.getByText('61%').getBoundingClientRect()
    await expect(from >= right || to <= left).toBe(true)
  },
})

export const Arabic = States.extend({ globals: { locale: 'ar' }, tags: ['!visual', 'arabic'] })
