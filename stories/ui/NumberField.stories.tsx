import { Grid } from '@portal/ui/Grid'
import { NumberField } from '@portal/ui/NumberField'
import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { usage } from '../../.storybook/usage.ts'
import { all, field } from '../support/in-states.ts'
import { useSay } from '../support/say.ts'

const meta = preview.meta({
  title: 'ui/Dates and figures/NumberField',
  component: NumberField,
  parameters: usage({
    what: 'A field for a count or a measure. Accepts Arabic-Indic digits and both decimal separators, and shows Western digits.',
    dos: ['Show the unit after the number.', 'State the rule below the field, such as “At least 1”.'],
    donts: [
      'Don’t use it for codes or phone numbers. Use a text field instead.',
      'Don’t use it for money. Use MoneyField instead.',
    ],
    states: [{ knows: all, draw: s => <NumberField {...field(s)} defaultValue={12} hasSteps /> }],
  }),
  args: { label: 'Participants', name: 'participants', onChange: fn(), hasSteps: true },
})

export const Playground = meta.story()

export const Keyboard = meta.story({
  args: { defaultValue: 5, max: 7 },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('spinbutton')
    await userEvent.tab()
    await expect(field).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}')
    await expect(field).toHaveValue('7')
    await userEvent.clear(field)
    await userEvent.keyboard('١٬٢٥٠')
    await expect(args.onChange).toHaveBeenLastCalledWith(1250)
    await userEvent.tab()
    await expect(field).toHaveValue('1,250')
    await userEvent.clear(field)
    await userEvent.type(field, 'two')
    await userEvent.tab()
    await expect(field).toBeInvalid()
  },
})

export const Steps = meta.story({
  args: { defaultValue: 1, min: 0, max: 2 },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('spinbutton')
    const [less, more] = canvas.getAllByRole('button')
    if (!less || !more) throw new Error('There are no steps')
    field.focus()
    await userEvent.click(more)
    await expect(args.onChange).toHaveBeenLastCalledWith(2)
    await expect(more).toBeDisabled()
    await expect(field).toHaveFocus()
    await userEvent.click(less)
    await userEvent.click(less)
    await expect(field).toHaveValue('0')
    await expect(less).toBeDisabled()
  },
})

const Matrix = () => {
  const say = useSay()
  const label = say('Planned beneficiaries', 'عدد المستفيدين المخطط')
  return (
    <Grid columns="two">
      <NumberField label={label} />
      <NumberField defaultValue={12_500} isRequired label={label} unit={say('persons', 'شخص')} />
      <NumberField
        defaultValue={3}
        hasSteps
        help={say('One to six', 'من 1 إلى 6')}
        label={say('Hours', 'الساعات')}
        unit={say('h', 'س')}
      />
      <NumberField decimals={2} defaultValue={1.25} label={say('Factor', 'المعامل')} />
      <NumberField
        defaultValue={-1}
        error={say('Value cannot be less than 0', 'لا يمكن أن تكون القيمة أقل من 0')}
        label={label}
      />
      <NumberField defaultValue={40} hasSteps isDisabled label={label} />
      <NumberField
        defaultValue={123_456_789_012}
        label={say('A long figure beside a long unit', 'رقم طويل بجانب وحدة طويلة')}
        unit={say('person-hours', 'ساعة عمل للشخص')}
      />
    </Grid>
  )
}

export const States = meta.story({ render: () => <Matrix />, tags: ['visual'] })

export const Arabic = States.extend({ globals: { locale: 'ar' }, tags: ['!visual', 'arabic'] })
