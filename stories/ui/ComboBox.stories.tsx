import { Button } from '@portal/ui/Button'
import { ComboBox } from '@portal/ui/ComboBox'
import { Stack } from '@portal/ui/Stack'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { usage } from '../../.storybook/usage.ts'
import { all, field, optionsOf } from '../support/in-states.ts'
import { useSay } from '../support/say.ts'
import { seen } from '../support/seen.ts'

const countries = [
  { value: 'JO', label: 'Jordan' },
  { value: 'LB', label: 'Lebanon' },
  { value: 'SY', label: 'Syria' },
  { value: 'TR', label: 'Turkey' },
]

const meta = preview.meta({
  title: 'ui/Choices/ComboBox',
  component: ComboBox,
  parameters: usage({
    what: 'One choice from a long list, found by typing. Enter selects the highlighted option.',
    dos: ['Use it for countries, regions, people, and budget lines.'],
    donts: ["Don't use it for as few as four options."],
    states: [{ knows: all, draw: s => <ComboBox {...field(s)} defaultValue="one" options={optionsOf(s)} /> }],
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

/**
 * Highlights the best match: an exact one if there is one, otherwise one that starts with the text. Search also matches
 * extra keywords.
 */
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

/** A list too long to send at once. The search matches donor numbers, which no label contains. */
const Elsewhere = () => {
  const say = useSay()
  const [typed, setTyped] = useState('')
  const donors = [
    { value: '110', label: say('Fund of the river', 'صندوق النهر') },
    { value: '120', label: say('Fund of the mountain', 'صندوق الجبل') },
    { value: '205', label: say('Aid beyond the sea', 'إغاثة ما وراء البحر') },
  ]
  const found = donors.filter(({ value, label }) => value.startsWith(typed) || label.includes(typed))
  return (
    <Stack width="form">
      <ComboBox
        emptyText={say('No donor has this number.', 'لا جهة مانحة بهذا الرقم.')}
        label={say('Donor', 'الجهة المانحة')}
        name="donor"
        onSearch={setTyped}
        options={found.map(choice => ({ ...choice, foundBy: typed }))}
      />
    </Stack>
  )
}

/** The caller searches. The list shows every result it returns, whatever its label. */
export const Searched = meta.story({
  render: () => <Elsewhere />,
  play: async ({ canvas, userEvent }) => {
    const [river, mountain, sea] = [/river|النهر/, /mountain|الجبل/, /sea|البحر/]
    await userEvent.tab()
    await userEvent.keyboard('9')
    await seen(() => screen.getByText(/No donor|لا جهة/))
    await userEvent.keyboard('{Backspace}2')
    await seen(() => screen.getByRole('option', { name: sea }))
    await expect(screen.queryByRole('option', { name: river })).toBeNull()
    await waitFor(() => expect(screen.getByRole('option', { name: sea })).toHaveAttribute('data-focused'))
    await userEvent.keyboard('{Enter}')
    await seen(() => canvas.getByDisplayValue(sea))
    await userEvent.clear(canvas.getByRole('combobox'))
    await userEvent.keyboard('1')
    await seen(() => screen.getByRole('option', { name: river }))
    await seen(() => screen.getByRole('option', { name: mountain }))
  },
  tags: ['visual'],
})

const LONG = 'EMH · Euro-Mediterranean Humanitarian Assistance and Reconstruction Fund'

const Narrow = () => {
  const say = useSay()
  return (
    <div style={{ inlineSize: '14rem' }}>
      <ComboBox
        defaultValue="emh"
        label={say('Donor', 'الجهة المانحة')}
        name="donor"
        options={[{ value: 'emh', label: LONG }]}
      />
    </div>
  )
}

/** A long selected value is truncated at its end, in both page directions. */
export const LongLatin = meta.story({
  globals: { locale: 'ar' },
  render: () => <Narrow />,
  tags: ['visual', 'arabic'],
  play: async ({ canvas }) => {
    const box = canvas.getByRole<HTMLInputElement>('combobox')
    await expect(box).toHaveValue(LONG)
    await expect(getComputedStyle(box).direction).toBe('ltr')
    const opener = canvas.getByRole('button').getBoundingClientRect()
    const { paddingLeft } = getComputedStyle(box)
    await expect(box.getBoundingClientRect().left + Number.parseFloat(paddingLeft)).toBeGreaterThan(opener.right)
  },
})

/** Tab leaves the field and keeps the selection. It selects an option that was highlighted by typing. */
export const TabKeeps = meta.story({
  render: args => (
    <>
      <ComboBox {...args} />
      <Button>OK</Button>
    </>
  ),
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('combobox')
    await userEvent.tab()
    await expect(box).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(box).toHaveAttribute('aria-activedescendant'))
    await userEvent.keyboard('{Enter}{Escape}')
    for (const shift of [false, true, false, true]) {
      await userEvent.tab({ shift })
      await expect(box).toHaveValue('Jordan')
    }
    await expect(box).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await userEvent.tab({ shift: true })
    await expect(box).toHaveValue('Jordan')
    await expect(args.onChange).toHaveBeenCalledTimes(1)
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
      <ComboBox error={say('Please select value', 'يُرجى الاختيار')} label={label} options={options} />
    </Stack>
  )
}

export const States = meta.story({ render: () => <Matrix />, tags: ['visual'] })

export const Arabic = States.extend({ globals: { locale: 'ar' }, tags: ['!visual', 'arabic'] })
