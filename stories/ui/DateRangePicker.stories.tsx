import { DateRangePicker, rangeOf } from '@portal/ui/DateRangePicker'
import { Stack } from '@portal/ui/Stack'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { usage } from '../../.storybook/usage.ts'
import { useSay } from '../say.ts'

const meta = preview.meta({
  title: 'ui/DateRangePicker',
  component: DateRangePicker,
  parameters: usage({
    what: 'A span of days, both ends included.',
    dos: ['Offer it where a list or a report is narrowed by time.'],
    donts: ['Two dates that are asked for apart, such as planned and actual, are two fields.'],
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
        error={say('Please choose a shorter period', 'يرجى اختيار فترة أقصر')}
        label={label}
      />
      <DateRangePicker defaultValue={november} isDisabled label={label} />
    </Stack>
  )
}

export const States = meta.story({ render: () => <Matrix />, tags: ['visual'] })

export const Arabic = States.extend({ globals: { locale: 'ar' }, tags: ['!visual'] })

const Open = () => {
  const say = useSay()
  return <DateRangePicker defaultValue={{ start: '2026-09-05', end: '2026-09-17' }} label={say('Period', 'الفترة')} />
}

export const OpenCalendar = meta.story({
  render: () => <Open />,
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(await screen.findByRole('grid')).toBeVisible()
  },
})
