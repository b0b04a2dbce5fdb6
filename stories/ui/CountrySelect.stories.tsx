import { CountrySelect } from '@portal/ui/CountrySelect'
import { Stack } from '@portal/ui/Stack'
import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { usage } from '../../.storybook/usage.ts'
import { useSay } from '../say.ts'

const meta = preview.meta({
  title: 'ui/CountrySelect',
  component: CountrySelect,
  parameters: usage({
    what: 'A country, found by its name in the language of the page.',
    dos: ['Let a RegionSelect follow it where the region is asked for.'],
    donts: ['Not for nationality: that is a question of its own.'],
  }),
  args: { label: 'Country', onChange: fn() },
})

export const Playground = meta.story({ args: { defaultValue: 'TR' } })

export const Keyboard = meta.story({
  globals: { locale: 'en' },
  play: async ({ canvas, userEvent, args }) => {
    await waitFor(() => expect(canvas.getByRole('combobox')).toBeEnabled(), { timeout: 5000 })
    await expect(canvas.getByRole('combobox')).toHaveAttribute('placeholder', 'Select Country')
    await userEvent.tab()
    await userEvent.keyboard('syr')
    await screen.findByRole('option', { name: /Syria/ })
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('SY')
  },
})

const Matrix = () => {
  const say = useSay()
  const label = say('Residence country', 'بلد الإقامة')
  return (
    <Stack width="form">
      <CountrySelect label={label} />
      <CountrySelect defaultValue="SY" isRequired label={label} />
      <CountrySelect defaultValue="TR" error={say('Please select value', 'يرجى اختيار قيمة')} label={label} />
      <CountrySelect defaultValue="DE" isDisabled label={label} />
    </Stack>
  )
}

export const States = meta.story({
  render: () => <Matrix />,
  tags: ['visual'],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('combobox')[1]).toHaveValue(), { timeout: 5000 })
  },
})

export const Arabic = States.extend({ globals: { locale: 'ar' }, tags: ['!visual'] })
