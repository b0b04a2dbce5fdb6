import { MonthCalendar } from '@portal/ui/MonthCalendar'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { usage } from '../../.storybook/usage.ts'
import { useSay } from '../say.ts'

const meta = preview.meta({
  title: 'ui/MonthCalendar',
  component: MonthCalendar,
  parameters: usage({
    what: 'A month on the page, whose days are chosen to see what belongs to them.',
    dos: ['Show beside it, in words, what the chosen day holds.', 'Say what a dot means.'],
    donts: ['A day that is filled into a form is a DatePicker.'],
  }),
  args: {
    label: 'Delegations',
    value: '2026-09-09',
    marked: ['2026-09-10', '2026-09-11'],
    markLabel: 'Somebody signs for you',
    onChange: fn(),
    onMonthChange: fn(),
  },
})

export const Playground = meta.story()

/** By keyboard alone: a day on, to a month that follows, and said what a dot means. */
export const Keyboard = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const day = await canvas.findByRole('button', { name: /September 10, 2026/ })
    await expect(day).toHaveAccessibleDescription('Somebody signs for you')
    await expect(canvas.getByRole('button', { name: /September 9, 2026/ })).not.toHaveAccessibleDescription()
    canvas.getByRole('button', { name: /September 9, 2026/ }).focus()
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-09-10')
    await userEvent.keyboard('{PageDown}')
    await expect(args.onMonthChange).toHaveBeenLastCalledWith('2026-10')
    await expect(await canvas.findByRole('button', { name: /October 10, 2026/ })).toHaveFocus()
  },
})

const Matrix = () => {
  const say = useSay()
  const [value, choose] = useState('2026-09-09')
  return (
    <MonthCalendar
      label={say('Delegations', 'التفويضات')}
      markLabel={say('Somebody signs for you', 'يوجد من يوقّع عنك')}
      marked={['2026-09-09', '2026-09-10', '2026-09-11', '2026-09-30']}
      onChange={choose}
      value={value}
    />
  )
}

export const States = meta.story({ render: () => <Matrix />, tags: ['visual'] })

export const Arabic = States.extend({ globals: { locale: 'ar' }, tags: ['!visual', 'arabic'] })
