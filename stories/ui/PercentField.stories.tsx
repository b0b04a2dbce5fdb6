import { PercentField } from '@portal/ui/PercentField'
import { Stack } from '@portal/ui/Stack'
import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { usage } from '../../.storybook/usage.ts'
import { all, field } from '../support/in-states.ts'
import { useSay } from '../support/say.ts'

const meta = preview.meta({
  title: 'ui/Dates and figures/PercentField',
  component: PercentField,
  parameters: usage({
    what: 'A field for a percentage. The percent sign follows the number in both directions.',
    dos: ['Say what the percentage refers to.'],
    donts: ['Don’t use it for values above 100 unless you set max.'],
    states: [{ hasNoPress: true, knows: all, draw: s => <PercentField {...field(s)} defaultValue={45} /> }],
  }),
  args: { label: 'Completion', name: 'completion', onChange: fn() },
})

export const Playground = meta.story()

export const Keyboard = meta.story({
  args: { defaultValue: 99.5 },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('spinbutton')
    await userEvent.tab()
    await userEvent.keyboard('{ArrowUp}')
    await expect(args.onChange).toHaveBeenLastCalledWith(100)
    await userEvent.clear(field)
    await userEvent.keyboard('١٢٫٥')
    await expect(args.onChange).toHaveBeenLastCalledWith(12.5)
    await userEvent.tab()
    await expect(field).toHaveValue('12.5')
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
    await userEvent.clear(field)
    await userEvent.keyboard('12,345{Enter}')
    await expect(field).toHaveValue('12,345')
  },
})

const Matrix = () => {
  const say = useSay()
  const label = say('Load percentage', 'نسبة التحميل')
  return (
    <Stack width="form">
      <PercentField label={label} />
      <PercentField defaultValue={12.5} isRequired label={label} />
      <PercentField defaultValue={120} error={say('No more than 100', 'لا يزيد على 100')} label={label} />
      <PercentField defaultValue={50} isDisabled label={label} />
    </Stack>
  )
}

export const States = meta.story({ render: () => <Matrix />, tags: ['visual'] })

export const Arabic = States.extend({ globals: { locale: 'ar' }, tags: ['!visual', 'arabic'] })
