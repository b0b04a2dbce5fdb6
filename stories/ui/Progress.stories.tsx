import { Progress } from '@portal/ui/Progress'
import { Stack } from '@portal/ui/Stack'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { usage } from '../../.storybook/usage.ts'
import { useSay } from '../support/say.ts'

const meta = preview.meta({
  title: 'ui/Feedback/Progress',
  component: Progress,
  parameters: usage({
    what: 'Shows the progress of a process that runs by itself.',
    dos: ['Say what is in progress, how much is done, and how much there is in total.'],
    donts: [
      'Don’t use it to show how full something is. Use Meter instead.',
      'Don’t show it for anything that takes less than a second.',
    ],
  }),
  args: { label: 'Sending report.pdf', value: 37 },
})

export const Playground = meta.story()

const Matrix = () => {
  const say = useSay()
  const label = say('Sending files', 'يجري إرسال الملفات')
  return (
    <Stack width="form">
      <Progress label={label} value={0} />
      <Progress label={label} value={37} />
      <Progress label={label} max={12} value={9} valueText={say('9 of 12 files', '9 من 12 ملفًا')} />
      <Progress label={label} value={100} />
      <Progress label={label} value={null} />
      <Progress
        label={say(
          'Sending the very long name of a report that somebody wrote in one night.pdf',
          'يجري إرسال تقرير باسم طويل جدًّا كُتب في ليلة واحدة.pdf',
        )}
        value={29}
      />
    </Stack>
  )
}

export const States = meta.story({
  render: () => <Matrix />,
  tags: ['visual'],
  play: async ({ canvas }) => {
    const bars = canvas.getAllByRole('progressbar')
    await expect(bars[1]).toHaveAttribute('value', '37')
    await expect(bars[4]).not.toHaveAttribute('value')
  },
})

export const Arabic = States.extend({ globals: { locale: 'ar' }, tags: ['!visual', 'arabic'] })
