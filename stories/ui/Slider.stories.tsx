import { Slider } from '@portal/ui/Slider'
import { Stack } from '@portal/ui/Stack'
import { expect, fireEvent, fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { usage } from '../../.storybook/usage.ts'
import { all, field } from '../support/in-states.ts'
import { useSay } from '../support/say.ts'

const meta = preview.meta({
  title: 'ui/Choices/Slider',
  component: Slider,
  parameters: usage({
    what: 'A control for an approximate value. It is mirrored in right-to-left layouts.',
    dos: ['Say in words what each end means.'],
    donts: ['Don’t use it for an exact number. Use NumberField instead.'],
    states: [{ knows: all, draw: s => <Slider {...field(s)} defaultValue={40} /> }],
  }),
  args: { label: 'Sure', name: 'sure', onChange: fn() },
})

export const Playground = meta.story()

export const Keyboard = meta.story({
  args: { defaultValue: 50 },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('slider')).toHaveFocus()
    // tests/ui/fields/slider.browser.test.tsx presses real arrow keys.
    fireEvent.change(canvas.getByRole('slider'), { target: { value: '75' } })
    await expect(args.onChange).toHaveBeenLastCalledWith(75)
    await expect(canvas.getByRole('status')).toHaveTextContent('75')
  },
})

const Matrix = () => {
  const say = useSay()
  const label = say('How sure are you?', 'ما مدى ثقتك؟')
  return (
    <Stack width="form">
      <Slider endLabels={[say('Not at all', 'غير واثق'), say('Very', 'واثق جدًّا')]} label={label} defaultValue={25} />
      <Slider
        defaultValue={3}
        format={value => `${value} / 5`}
        help={say('From 1 to 5', 'من 1 إلى 5')}
        label={label}
        max={5}
        min={1}
        ticks={[1, 2, 3, 4, 5]}
      />
      <Slider defaultValue={80} error={say('Please choose less', 'يُرجى اختيار قيمة أقل')} label={label} />
      <Slider defaultValue={40} isDisabled label={label} />
    </Stack>
  )
}

export const States = meta.story({ render: () => <Matrix />, tags: ['visual'] })

export const Arabic = States.extend({ globals: { locale: 'ar' }, tags: ['!visual', 'arabic'] })
