import { CountrySelect } from '@portal/ui/CountrySelect'
import { Form } from '@portal/ui/Form'
import { RegionSelect } from '@portal/ui/RegionSelect'
import { Stack } from '@portal/ui/Stack'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { usage } from '../../.storybook/usage.ts'
import { all, field } from '../support/in-states.ts'
import { useSay } from '../support/say.ts'

const meta = preview.meta({
  title: 'ui/Choices/RegionSelect',
  component: RegionSelect,
  parameters: usage({
    what: 'A field for a region of a country. Its value is the region’s name.',
    dos: ['Place it after its CountrySelect.'],
    donts: ['Don’t omit the country. Without one, the field lists the regions of the United States.'],
    states: [{ knows: all, draw: s => <RegionSelect {...field(s)} country="SY" defaultValue="Idlib" /> }],
  }),
  args: { label: 'Region', onChange: fn() },
})

export const Playground = meta.story({ args: { country: 'TR' } })

export const Keyboard = meta.story({
  globals: { locale: 'en' },
  play: async ({ canvas, userEvent, args }) => {
    const isMarked = (name: string) =>
      waitFor(() => expect(screen.getByRole('option', { name })).toHaveAttribute('data-focused'))
    await expect(canvas.getByRole('combobox')).toHaveAttribute('placeholder', 'Select Region')
    await userEvent.tab()
    await userEvent.keyboard('calif')
    await isMarked('California')
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('California')
    await userEvent.clear(canvas.getByRole('combobox'))
    await userEvent.keyboard('tx')
    await isMarked('Texas')
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('Texas')
  },
})

/** Changing the country clears the region, which is neither shown nor submitted. */
export const FollowsCountry = meta.story({
  render: () => {
    const say = useSay()
    const [country, setCountry] = useState<string | null>('TR')
    return (
      <Form label="Place">
        <CountrySelect label={say('Country', 'الدولة')} name="country" onChange={setCountry} value={country} />
        <RegionSelect country={country} defaultValue="Gaziantep" label={say('Region', 'المنطقة')} name="region" />
      </Form>
    )
  },
  play: async ({ canvas, userEvent }) => {
    const sent = () => new FormData(canvas.getByRole<HTMLFormElement>('form'))
    const [country, region] = canvas.getAllByRole('combobox')
    if (!country) throw new Error('no country')
    await expect(region).toHaveValue('Gaziantep')
    await expect(sent().get('region')).toBe('Gaziantep')
    await userEvent.clear(country)
    await userEvent.keyboard('sy')
    await waitFor(() => expect(country).toHaveAttribute('aria-activedescendant'))
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(sent().get('country')).toBe('SY'))
    await expect(canvas.getAllByRole('combobox')[1]).toHaveValue('')
    await expect(sent().get('region')).toBe('')
  },
})

const Matrix = () => {
  const say = useSay()
  const label = say('Region', 'المنطقة')
  return (
    <Stack width="form">
      <RegionSelect label={label} />
      <RegionSelect country="TR" defaultValue="Gaziantep" isRequired label={label} />
      <RegionSelect country="SY" error={say('Please select value', 'يُرجى اختيار قيمة')} label={label} />
      <RegionSelect isDisabled label={label} />
    </Stack>
  )
}

export const States = meta.story({
  render: () => <Matrix />,
  tags: ['visual'],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('combobox')[1]).toHaveValue('Gaziantep'))
  },
})

export const Arabic = States.extend({ globals: { locale: 'ar' }, tags: ['!visual', 'arabic'] })
