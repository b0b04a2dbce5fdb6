import { DateRangePicker, rangeOf } from '@portal/ui/DateRangePicker'
import { Stack } from '@portal/ui/Stack'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { usage } from '../../.storybook/usage.ts'
import { all, field } from '../support/in-states.ts'
import { useSay } from '../support/say.ts'
import { seen } from '../support/seen.ts'

const meta = preview.meta({
  title: 'ui/Dates and figures/DateRangePicker',
  component: DateRangePicker,
  parameters: usage({
    what: 'A date range that includes both its first and its last day.',
    dos: ['Use it to filter a list or a report by time.'],
    donts: ["Don't use it for two separate dates, such as planned and actual. Use two fields."],
    states: [
      {
        knows: all,
        draw: s => <DateRangePicker {...field(s)} defaultValue={{ start: '2026-11-01', end: '2026-11-20' }} />,
      },
    ],
  }),
  args: { label: 'Period', startName: 'from', endName: 'to', onChange: fn() },
})

export const Playground = meta.story({ args: { defaultValue: { start: '2026-11-01', end: '2026-11-30' } } })

export const Keyboard = meta.story({
  play: async ({ userEvent, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('01112026')
    await userEvent.keyboard('30112026')
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-11-01', end: '2026-11-30' })
  },
})

export const Preset = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'))
    const dialog = within(await screen.findByRole('dialog'))
    const [first] = dialog.getAllByRole('button', { name: /this month|هذا الشهر/i })
    if (first) await userEvent.click(first)
    const span = rangeOf('this_month', new Date().toLocaleDateString('en-CA'))
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(span))
  },
})

/** Presets are clipped to the bounds. A preset outside them is disabled. */
export const PresetInBounds = meta.story({
  args: { min: rangeOf('this_month', new Date().toLocaleDateString('en-CA')).start },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'))
    const list = within(await screen.findByRole('list'))
    const [, last, , year] = list.getAllByRole('button')
    await expect(last).toBeDisabled()
    if (year) await userEvent.click(year)
    const { end } = rangeOf('this_year', new Date().toLocaleDateString('en-CA'))
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ start: args.min, end }))
  },
})

export const Paste = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await userEvent.paste('2026-11-01')
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.paste('01-Nov-2026 – 30-Nov-2026')
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-11-01', end: '2026-11-30' })
    await userEvent.paste('soon')
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(/soon/)
  },
})

/** An incomplete or reversed range is reported as null and shows an error on blur. */
export const Impossible = meta.story({
  globals: { locale: 'en' },
  args: { min: '2026-01-01' },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const sent = () => Object.fromEntries(new FormData(canvasElement.querySelector('form') ?? undefined))
    await userEvent.tab()
    await userEvent.keyboard('01112026')
    await userEvent.keyboard('{Tab}{Tab}{Tab}')
    await seen(() => canvas.getByText('Please enter both the first and the last day'))
    await expect(sent()).toEqual({ from: '', to: '' })
    await userEvent.tab({ shift: true })
    await userEvent.keyboard('2025')
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}3012{Tab}')
    await seen(() => canvas.getByText('The last day cannot be before the first'))
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.tab({ shift: true })
    await userEvent.keyboard('2026{Tab}')
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-11-01', end: '2026-12-30' })
    await waitFor(() => expect(canvas.queryByText('The last day cannot be before the first')).toBeNull())
    await expect(sent()).toEqual({ from: '2026-11-01', to: '2026-12-30' })
  },
  render: args => (
    <form>
      <DateRangePicker {...args} />
    </form>
  ),
})

const Matrix = () => {
  const say = useSay()
  const label = say('Period', 'الفترة')
  const november = { start: '2026-11-01', end: '2026-11-30' }
  return (
    <Stack width="form">
      <DateRangePicker label={label} />
      <DateRangePicker defaultValue={november} isRequired label={label} />
      <DateRangePicker
        defaultValue={november}
        error={say('Please choose a shorter period', 'يُرجى اختيار فترة أقصر')}
        label={label}
      />
      <DateRangePicker defaultValue={november} isDisabled label={label} />
    </Stack>
  )
}

export const States = meta.story({ render: () => <Matrix />, tags: ['visual'] })

export const Arabic = States.extend({ globals: { locale: 'ar' }, tags: ['!visual', 'arabic'] })

const Open = () => {
  const say = useSay()
  return <DateRangePicker defaultValue={{ start: '2026-09-05', end: '2026-09-17' }} label={say('Period', 'الفترة')} />
}

export const OpenCalendar = meta.story({
  render: () => <Open />,
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await seen(() => screen.getByRole('grid'))
  },
})
