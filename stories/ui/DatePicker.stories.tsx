import { DatePicker } from '@portal/ui/DatePicker'
import { Stack } from '@portal/ui/Stack'
import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { usage } from '../../.storybook/usage.ts'
import { all, field } from '../support/in-states.ts'
import { useSay } from '../support/say.ts'
import { seen } from '../support/seen.ts'

const meta = preview.meta({
  title: 'ui/Dates and figures/DatePicker',
  component: DatePicker,
  parameters: usage({
    what: 'A date, typed digit by digit, pasted, or picked from a calendar.',
    dos: ['Set min and max where a rule exists, and state the rule below the field.'],
    donts: [
      "Don't ask for a time in it. Use a separate field.",
      "Don't use a calendar for a date that everyone knows by heart. Use a DateField.",
    ],
    states: [{ knows: all, draw: s => <DatePicker {...field(s)} defaultValue="2026-11-20" /> }],
  }),
  args: { label: 'Required date', name: 'required_date', onChange: fn() },
})

export const Playground = meta.story({ args: { defaultValue: '2026-11-20' } })

export const Keyboard = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('05122026')
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-05')
    await expect(canvas.getByRole('group')).toHaveTextContent(/05.*2026/)
  },
})

export const Paste = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await userEvent.paste('20-Nov-2026')
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-20')
    await userEvent.paste('2026-02-31')
    await expect(args.onChange).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('group')).toHaveTextContent(/20.*2026/)
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(/2026-02-31/)
    await userEvent.keyboard('{Backspace}{Backspace}')
    await userEvent.paste('2026-11-20')
    await expect(canvas.getByRole('group')).toHaveTextContent(/20.*2026/)
    await expect(canvas.getByRole('group')).not.toHaveAccessibleDescription(/2026-02-31/)
  },
})

/** Keyboard only: opens the calendar, moves one week on, and returns to the button. */
export const CalendarByKeyboard = meta.story({
  args: { defaultValue: '2026-11-20' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('grid')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-27')
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull())
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus())
  },
})

const Matrix = () => {
  const say = useSay()
  const label = say('Start date', 'تاريخ البدء')
  return (
    <Stack width="form">
      <DatePicker label={label} />
      <DatePicker defaultValue="2026-09-05" isRequired label={label} />
      <DatePicker
        defaultValue="2026-01-31"
        error={say('Date cannot be before today', 'لا يمكن أن يكون التاريخ قبل اليوم')}
        label={label}
      />
      <DatePicker defaultValue="2026-01-31" isDisabled label={label} />
    </Stack>
  )
}

export const States = meta.story({ render: () => <Matrix />, tags: ['visual'] })

export const Arabic = States.extend({ globals: { locale: 'ar' }, tags: ['!visual', 'arabic'] })

const Open = () => {
  const say = useSay()
  return <DatePicker defaultValue="2026-09-05" label={say('Start date', 'تاريخ البدء')} min="2026-09-03" />
}

export const OpenCalendar = meta.story({
  render: () => <Open />,
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await seen(() => screen.getByRole('grid'))
  },
})
