import { RadioGroup, radioGroupLooks } from '@portal/ui/RadioGroup'
import { Stack } from '@portal/ui/Stack'
import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { choices, usage } from '../../.storybook/usage.ts'
import { all, field, optionsOf } from '../support/in-states.ts'
import { useSay } from '../support/say.ts'

const kinds = [
  { value: 'private', label: 'Private' },
  { value: 'user', label: 'With my name' },
]

const meta = preview.meta({
  title: 'ui/Choices/RadioGroup',
  component: RadioGroup,
  argTypes: choices({ look: radioGroupLooks }),
  parameters: usage({
    what: 'A choice of one from a few visible options. Native radio buttons work before and without JavaScript.',
    dos: ['Use look="segmented" for two or three short options.'],
    donts: ['Don’t use it for more than about six options. Use Select instead.'],
    states: [{ knows: all, draw: s => <RadioGroup {...field(s)} defaultValue="one" options={optionsOf(s)} /> }],
  }),
  args: { label: 'Type', name: 'type', options: kinds, defaultValue: 'private', onChange: fn() },
})

export const Playground = meta.story()

export const Keyboard = meta.story({
  args: { look: 'segmented' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('group', { name: 'Type' })).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'Private' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: 'With my name' })).toBeChecked()
    await expect(args.onChange).toHaveBeenCalledWith('user')
  },
})

const Matrix = () => {
  const say = useSay()
  const label = say('Type', 'النوع')
  const options = [
    {
      value: 'private',
      label: say('Private', 'سرية'),
      help: say('Nobody learns who you are.', 'لا أحد يعرف من تكون.'),
    },
    { value: 'user', label: say('With my name', 'باسمي'), help: say('You can get a reply.', 'يمكن أن يصلك رد.') },
  ]
  return (
    <Stack width="form">
      <RadioGroup defaultValue="private" label={label} look="segmented" name="a" options={options} />
      <RadioGroup isRequired label={label} look="segmented" name="b" options={options} />
      <RadioGroup defaultValue="user" isDisabled label={label} look="segmented" name="c" options={options} />
      <RadioGroup
        defaultValue="user"
        help={say('You can choose anew each time.', 'يمكنك الاختيار في كل مرة.')}
        label={label}
        name="d"
        options={options}
      />
      <RadioGroup error={say('Please select value', 'يُرجى الاختيار')} label={label} name="e" options={options} />
    </Stack>
  )
}

export const States = meta.story({ render: () => <Matrix />, tags: ['visual'] })

export const Arabic = States.extend({ globals: { locale: 'ar' }, tags: ['!visual', 'arabic'] })
