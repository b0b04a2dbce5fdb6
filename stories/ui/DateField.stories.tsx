import { DateField } from '@portal/ui/DateField'
import { Stack } from '@portal/ui/Stack'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { usage } from '../../.storybook/usage.ts'
import { all, field } from '../support/in-states.ts'
import { useSay } from '../support/say.ts'
import { seen } from '../support/seen.ts'

const meta = preview.meta({
  title: 'ui/Dates and figures/DateField',
  component: DateField,
  parameters: usage({
    what: 'A date that people know by heart, typed digit by digit.',
    dos: ['Use it for birth dates and for dates copied from paper.'],
    donts: ["Don't use it where the weekday or the distance from today matters. Use a DatePicker."],
    states: [{ hasNoPress: true, knows: all, draw: s => <DateField {...field(s)} defaultValue="2026-11-20" /> }],
  }),
  args: { label: 'Birth date', name: 'birth_date', onChange: fn() },
})

export const Playground = meta.story({ args: { defaultValue: '1990-03-05' } })

export const Keyboard = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('٠٥٠٣١٩٩٠')
    await expect(args.onChange).toHaveBeenLastCalledWith('1990-03-05')
    await expect(canvas.getByRole('group')).toHaveTextContent(/05.*1990/)
    await userEvent.keyboard('{ArrowUp}')
    await expect(args.onChange).toHaveBeenLastCalledWith('1991-03-05')
  },
})

/** Type a month as a number, or as enough letters to distinguish it. */
export const MonthByName = meta.story({
  globals: { locale: 'en' },
  play: async ({ userEvent, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('05n1990')
    await expect(args.onChange).toHaveBeenLastCalledWith('1990-11-05')
    await userEvent.tab({ shift: true })
    await userEvent.keyboard('jul')
    await expect(args.onChange).toHaveBeenLastCalledWith('1990-07-05')
    await userEvent.tab({ shift: true })
    await userEvent.keyboard('شباط')
    await expect(args.onChange).toHaveBeenLastCalledWith('1990-02-05')
  },
})

export const Paste = meta.story({
  globals: { locale: 'en' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await userEvent.paste('31-Feb-1990')
    await seen(() => canvas.getByText(/31-Feb-1990.* is not a date/))
    await userEvent.paste('20-Nov-2026')
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-20')
    await userEvent.paste('٥/٣/١٩٩٠')
    await expect(args.onChange).toHaveBeenLastCalledWith('1990-03-05')
    await expect(canvas.queryByText(/is not a date/)).toBeNull()
  },
})

/** Blur shows an error for an impossible date. An incomplete date stays in the field and is reported as null. */
export const Impossible = meta.story({
  globals: { locale: 'en' },
  args: { max: '2008-11-20' },
  tags: ['visual'],
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const sent = () => new FormData(canvasElement.querySelector('form') ?? undefined).get('birth_date')
    await userEvent.tab()
    await userEvent.keyboard('05{Tab}{Tab}')
    await seen(() => canvas.getByText('Please enter day, month and year'))
    await expect(sent()).toBe('')
    await userEvent.tab({ shift: true })
    await userEvent.keyboard('90')
    await userEvent.tab({ shift: true })
    await userEvent.keyboard('03{Tab}')
    await seen(() => canvas.getByText('Please enter a four-digit year'))
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.tab({ shift: true })
    await userEvent.keyboard('2019{Tab}')
    await seen(() => canvas.getByText(/Please choose .*20-Nov-2008.* or an earlier date/))
    await userEvent.tab({ shift: true })
    await userEvent.keyboard('1990')
    await userEvent.tab({ shift: true })
    await userEvent.keyboard('02')
    await userEvent.tab({ shift: true })
    await userEvent.tab({ shift: true })
    await userEvent.keyboard('31')
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await seen(() => canvas.getByText(/31-Feb-1990.* is not a valid date/))
    await expect(args.onChange).toHaveBeenLastCalledWith('1990-02-28')
    await expect(sent()).toBe('1990-02-28')
  },
  render: args => (
    <form>
      <DateField {...args} />
    </form>
  ),
})

const Controlled = () => {
  const [value, setValue] = useState<string | null>('2026-11-20')
  return (
    <>
      <DateField label="Date" onChange={setValue} value={value} />
      <output>{value ?? 'none'}</output>
    </>
  )
}

/** A controlled field reports null while its date is incomplete, and the typed part remains. */
export const ControlledByTheCaller = meta.story({
  globals: { locale: 'en' },
  render: () => <Controlled />,
  play: async ({ canvas, userEvent }) => {
    const group = canvas.getByRole('group')
    const output = canvas.getByRole('status')
    await userEvent.tab()
    await userEvent.keyboard('{Backspace}{Backspace}')
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await waitFor(() => expect(output).toHaveTextContent('none'))
    await expect(group).toHaveTextContent(/dd.*Nov.*2026/)
    await userEvent.tab()
    await userEvent.keyboard('200')
    await userEvent.keyboard('52027')
    await waitFor(() => expect(output).toHaveTextContent('2027-05-20'))
    await userEvent.tab({ shift: true })
    await userEvent.keyboard('2')
    await userEvent.tab({ shift: true })
    await userEvent.tab({ shift: true })
    await userEvent.keyboard('21')
    await waitFor(() => expect(output).toHaveTextContent('2027-02-21'))
    await expect(group).toHaveTextContent(/21.*Feb.*2027/)
  },
})

const Matrix = () => {
  const say = useSay()
  const label = say('Birth date', 'تاريخ الميلاد')
  return (
    <Stack width="form">
      <DateField label={label} />
      <DateField defaultValue="1990-03-05" isRequired label={label} />
      <DateField
        defaultValue="2015-01-31"
        error={say('You have to be at least 18 years old', 'يجب ألا يقل العمر عن 18 عامًا')}
        label={label}
      />
      <DateField defaultValue="1990-03-05" isDisabled label={label} />
    </Stack>
  )
}

export const States = meta.story({ render: () => <Matrix />, tags: ['visual'] })

export const Arabic = States.extend({ globals: { locale: 'ar' }, tags: ['!visual', 'arabic'] })
