import { ComboBox } from '@portal/ui/ComboBox'
import { Stack } from '@portal/ui/Stack'
import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { usage } from '../../.storybook/usage.ts'
import { useSay } from '../say.ts'
import { seen } from '../seen.ts'

const countries = [
  { value: 'JO', label: 'Jordan' },
  { value: 'LB', label: 'Lebanon' },
  { value: 'SY', label: 'Syria' },
  { value: 'TR', label: 'Turkey' },
]

const meta = preview.meta({
  title: 'ui/ComboBox',
  component: ComboBox,
  parameters: usage({
    what: 'One of many, found by typing; Enter takes the marked one.',
    dos: ['For countries, regions, people, budget lines.'],
    donts: ['Not for four choices.'],
  }),
  args: { label: 'Country', name: 'country', options: countries, placeholder: 'Select Country', onChange: fn() },
})

export const Playground = meta.story()

export const Keyboard = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('tur')
    await waitFor(() => expect(screen.getByRole('option', { name: 'Turkey' })).toHaveAttribute('data-focused'))
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('TR')
    await expect(canvas.getByRole('combobox')).toHaveValue('Turkey')
  },
})

/** The likeliest is marked: what is just this, else what begins so; and words besides the label find it too. */
export const Marks = meta.story({
  args: {
    options: [
      { value: 'BO', label: 'Bolivia' },
      { value: 'LY', label: 'Libya', also: ['LY', 'ليبيا'] },
      { value: 'OL', label: 'Oland' },
    ],
  },
  play: async ({ userEvent }) => {
    const isMarked = (name: string) =>
      waitFor(() => expect(screen.getByRole('option', { name })).toHaveAttribute('data-focused'))
    await userEvent.tab()
    await userEvent.keyboard('ol')
    await isMarked('Oland')
    await userEvent.keyboard('i')
    await isMarked('Bolivia')
    await userEvent.keyboard('{Escape}ly')
    await isMarked('Libya')
    await userEvent.keyboard('{Escape}ليب')
    await isMarked('Libya')
  },
})

export const NothingFound = meta.story({
  globals: { locale: 'en' },
  play: async ({ userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('zzz')
    await seen(() => screen.getByText('Sorry, no matching options.'))
  },
})

const Matrix = () => {
  const say = useSay()
  const label = say('Country', 'البلد')
  const options = [
    { value: 'SY', label: say('Syria', 'سوريا') },
    { value: 'TR', label: say('Turkey', 'تركيا') },
  ]
  return (
    <Stack width="form">
      <ComboBox label={label} options={options} placeholder={say('Select Country', 'اختر البلد')} />
      <ComboBox defaultValue="SY" isRequired label={label} options={options} />
      <ComboBox error={say('Please select value', 'يرجى الاختيار')} label={label} options={options} />
    </Stack>
  )
}

export const States = meta.story({ render: () => <Matrix />, tags: ['visual'] })

export const Arabic = States.extend({ globals: { locale: 'ar' }, tags: ['!visual', 'arabic'] })
