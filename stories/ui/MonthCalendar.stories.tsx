import { MonthCalendar } from '@portal/ui/MonthCalendar'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { usage } from '../../.storybook/usage.ts'
import { useSay } from '../support/say.ts'

const meta = preview.meta({
  title: 'ui/Dates and figures/MonthCalendar',
  component: MonthCalendar,
  parameters: usage({
    what: 'A month view on the page. Selecting a day shows what belongs to it.',
    dos: ['Show the selected day’s content as text next to the calendar.', 'Explain what a dot means.'],
    donts: ['Don’t use it to enter a date in a form. Use DatePicker instead.'],
    states: [],
  }),
  args: {
    label: 'Delegations',
    value: '2026-09-09',
    marked: ['2026-09-10', '2026-09-16'],
    markLabel: 'Somebody signs for you',
    onChange: fn(),
    onMonthChange: fn(),
  },
})

export const Playground = meta.story()

const september = (day: number) => new RegExp(`(^|\\D)${day} (September|أيلول) 2026`)

/** Keyboard only: moves one week on into the next month. The dot's meaning is announced. */
export const Keyboard = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const marked = await canvas.findByRole('button', { name: september(16) })
    await expect(marked).toHaveAccessibleDescription('Somebody signs for you')
    const chosen = canvas.getByRole('button', { name: september(9) })
    await expect(chosen).not.toHaveAccessibleDescription()
    chosen.focus()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-09-16')
    await userEvent.keyboard('{PageDown}')
    await expect(args.onMonthChange).toHaveBeenLastCalledWith('2026-10')
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
