import { RegionSelect } from '@portal/ui/RegionSelect'
import { Stack } from '@portal/ui/Stack'
import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { usage } from '../../.storybook/usage.ts'
import { useSay } from '../say.ts'

const meta = preview.meta({
  title: 'ui/RegionSelect',
  component: RegionSelect,
  parameters: usage({
    what: 'A region of a country, kept by its name.',
    dos: ['Put it after its CountrySelect.'],
    donts: ['Without a country it offers those of the United States.'],
  }),
  args: { label: 'Region', onChange: fn() },
})

export const Playground = meta.story({ args: { country: 'TR' } })

export const Keyboard = meta.story({
  globals: { locale: 'en' },
  play: async ({ canvas, userEvent, args }) => {
    await waitFor(() => expect(canvas.getByRole('combobox')).toBeEnabled(), { timeout: 5000 })
    await userEvent.tab()
    await userEvent.keyboard('calif')
    await screen.findByRole('option', { name: 'California' })
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('California')
  },
})

const Matrix = () => {
  const say = useSay()
  const label = say('Region', 'المنطقة')
  return (
    <Stack width="form">
      <RegionSelect label={label} />
      <RegionSelect country="TR" defaultValue="Gaziantep" isRequired label={label} />
      <RegionSelect country="SY" error={say('Please select value', 'يرجى اختيار قيمة')} label={label} />
      <RegionSelect isDisabled label={label} />
    </Stack>
  )
}

export const States = meta.story({
  render: () => <Matrix />,
  tags: ['visual'],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('combobox')[1]).toHaveValue('Gaziantep'), { timeout: 5000 })
  },
})

export const Arabic = States.extend({ globals: { locale: 'ar' }, tags: ['!visual'] })
