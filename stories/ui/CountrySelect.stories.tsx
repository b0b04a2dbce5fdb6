import { CountrySelect } from '@portal/ui/CountrySelect'
import { Stack } from '@portal/ui/Stack'
import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { usage } from '../../.storybook/usage.ts'
import { all, field } from '../support/in-states.ts'
import { useSay } from '../support/say.ts'

const meta = preview.meta({
  title: 'ui/Choices/CountrySelect',
  component: CountrySelect,
  parameters: usage({
    what: "Selects a country, found by its name in the page's language.",
    dos: ['Put a RegionSelect after it if you also ask for the region.'],
    donts: ["Don't use it for nationality. Ask that as a separate question."],
    states: [{ knows: all, draw: s => <CountrySelect {...field(s)} defaultValue="SY" /> }],
  }),
  args: { label: 'Country', onChange: fn() },
})

export const Playground = meta.story({ args: { defaultValue: 'TR' } })

const isMarked = (name: RegExp) =>
  waitFor(() => expect(screen.getByRole('option', { name })).toHaveAttribute('data-focused'))

/** Finds a country by its name in either language or by its code. Enter selects the highlighted one. */
export const Keyboard = meta.story({
  globals: { locale: 'en' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('combobox')).toHaveAttribute('placeholder', 'Select Country')
    await userEvent.tab()
    await userEvent.keyboard('syr')
    await isMarked(/Syria/)
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('SY')
    await userEvent.clear(canvas.getByRole('combobox'))
    await userEvent.keyboard('jo')
    await isMarked(/Jordan/)
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('JO')
    await userEvent.clear(canvas.getByRole('combobox'))
    await userEvent.keyboard('الاردن')
    await isMarked(/Jordan/)
    await userEvent.keyboard('{Escape}')
  },
})

export const KeyboardInArabic = meta.story({
  args: { label: 'بلد الإقامة' },
  globals: { locale: 'ar' },
  tags: ['arabic'],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('combobox')).toHaveAttribute('placeholder', 'اختيار الدولة')
    await userEvent.tab()
    await userEvent.keyboard('turkey')
    await isMarked(/تركيا/)
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('TR')
    await expect(canvas.getByRole('combobox')).toHaveValue('تركيا')
  },
})

export const Open = meta.story({
  render: () => {
    const say = useSay()
    return <CountrySelect label={say('Residence country', 'بلد الإقامة')} />
  },
  tags: ['visual'],
  play: async ({ canvas, userEvent, globals }) => {
    const isArabic = globals.locale === 'ar'
    await userEvent.type(canvas.getByRole('combobox'), isArabic ? 'جزر آ' : 'ice')
    const name = isArabic ? /جزر آلاند/ : /Iceland/
    await isMarked(name)
    await waitFor(() => expect(screen.getByRole('option', { name })).toHaveAttribute('data-focus-visible'))
    await expect(canvas.getByRole('combobox')).toHaveFocus()
  },
})

const Matrix = () => {
  const say = useSay()
  const label = say('Residence country', 'بلد الإقامة')
  return (
    <Stack width="form">
      <CountrySelect label={label} />
      <CountrySelect defaultValue="SY" isRequired label={label} />
      <CountrySelect defaultValue="TR" error={say('Please select value', 'يُرجى اختيار قيمة')} label={label} />
      <CountrySelect defaultValue="DE" isDisabled label={label} />
    </Stack>
  )
}

export const States = meta.story({
  render: () => <Matrix />,
  tags: ['visual'],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('combobox')[1]).toHaveValue())
  },
})

export const Arabic = States.extend({ globals: { locale: 'ar' }, tags: ['!visual', 'arabic'] })
