import { DateField } from '@portal/ui/DateField'
import { Stack } from '@portal/ui/Stack'
import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { usage } from '../../.storybook/usage.ts'
import { useSay } from '../say.ts'

const meta = preview.meta({
  title: 'ui/DateField',
  component: DateField,
  parameters: usage({
    what: 'A day that people know by heart, typed figure by figure.',
    dos: ['For birth dates and dates on paper.'],
    donts: ['Where the weekday or the distance from today matters, take a DatePicker.'],
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

export const Arabic = States.extend({ globals: { locale: 'ar' }, tags: ['!visual'] })
