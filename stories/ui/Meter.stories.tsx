import { Meter } from '@portal/ui/Meter'
import { Stack } from '@portal/ui/Stack'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { usage } from '../../.storybook/usage.ts'
import { useSay } from '../say.ts'

const meta = preview.meta({
  title: 'ui/Meter',
  component: Meter,
  parameters: usage({
    what: 'How much of something is used up, with a warning in words and colour.',
    dos: ['Say amount and whole in words.'],
    donts: ['What goes on by itself is a Progress.'],
  }),
  args: { label: 'Time used', value: 42 },
})

export const Playground = meta.story()

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
        valueText={say('$10,800 of $10,000', '$10,800 من $10,000')}
        warnFrom={90}
      />
      <Meter label={label} value={0} />
    </Stack>
  )
}

export const States = meta.story({
  render: () => <Matrix />,
  tags: ['visual'],
  play: async ({ canvas }) => {
    const meters = canvas.getAllByRole('meter')
    await expect(meters).toHaveLength(4)
    await expect(meters[2]).toHaveAttribute('value', '100')
  },
})

export const Arabic = States.extend({ globals: { locale: 'ar' }, tags: ['!visual'] })
