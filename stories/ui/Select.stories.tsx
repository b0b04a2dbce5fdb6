import { Select } from '@portal/ui/Select'
import { Stack } from '@portal/ui/Stack'
import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { usage } from '../../.storybook/usage.ts'
import { all, field, optionsOf } from '../support/in-states.ts'
import { useSay } from '../support/say.ts'

const levels = [
  { value: 'under_graduate', label: 'Undergraduate' },
  { value: 'graduated', label: 'Graduated' },
  { value: 'master', label: 'Master' },
  { value: 'phd', label: 'PhD' },
]

const meta = preview.meta({
  title: 'ui/Choices/Select',
  component: Select,
  parameters: usage({
    what: 'A choice of one from up to about twenty options.',
    dos: ['Set placeholder="Please select value" if nothing is selected at first.'],
    donts: [
      'Don’t use it for two or three options. RadioGroup shows them all at once.',
      'Don’t use it for a long list. Use ComboBox, which people filter by typing.',
    ],
    states: [{ knows: all, draw: s => <Select {...field(s)} defaultValue="one" options={optionsOf(s)} /> }],
  }),
  args: {
    label: 'Education level',
    name: 'education_level',
    options: levels,
    placeholder: 'Please select value',
    onChange: fn(),
  },
})

export const Playground = meta.story()

export const Keyboard = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await expect(await screen.findByRole('option', { name: 'Undergraduate' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await expect(args.onChange).toHaveBeenCalledWith('master')
    await waitFor(() => expect(canvas.getByRole('button')).toHaveTextContent('Master'))
  },
})

const Matrix = () => {
  const say = useSay()
  const label = say('Education level', 'المستوى التعليمي')
  const options = [
    { value: 'graduated', label: say('Graduated', 'خريج جامعي') },
    { value: 'master', label: say('Master', 'ماجستير') },
  ]
  const placeholder = say('Please select value', 'يُرجى الاختيار')
  return (
    <Stack width="form">
      <Select label={label} options={options} placeholder={placeholder} />
      <Select
        defaultValue="master"
        help={say('The highest one', 'الأعلى')}
        isRequired
        label={label}
        options={options}
      />
      <Select error={placeholder} label={label} options={options} placeholder={placeholder} />
      <Select defaultValue="master" isDisabled label={label} options={options} />
    </Stack>
  )
}

export const States = meta.story({ render: () => <Matrix />, tags: ['visual'] })

export const Arabic = States.extend({ globals: { locale: 'ar' }, tags: ['!visual', 'arabic'] })
