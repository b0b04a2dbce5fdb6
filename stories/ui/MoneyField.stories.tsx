import { Grid } from '@portal/ui/Grid'
import { MoneyField } from '@portal/ui/MoneyField'
import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { usage } from '../../.storybook/usage.ts'
import { all, field } from '../support/in-states.ts'
import { useSay } from '../support/say.ts'

const meta = preview.meta({
  title: 'ui/Dates and figures/MoneyField',
  component: MoneyField,
  parameters: usage({
    what: 'A field for an amount of money. It stores and submits whole minor units, so that no cent is lost.',
    dos: ['Pass the currency’s code. The field shows its sign.', 'If there is a surplus, show it below the field.'],
    donts: ['Don’t pass decimals. Pass 1050 for 10.50.'],
    states: [{ hasNoPress: true, knows: all, draw: s => <MoneyField {...field(s)} defaultValue={123_450} /> }],
  }),
  args: { label: 'Budget', name: 'budget', currency: 'eur', onChange: fn() },
})

export const Playground = meta.story()

export const Keyboard = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('spinbutton')
    await userEvent.tab()
    await userEvent.keyboard('1234,5')
    await expect(args.onChange).toHaveBeenLastCalledWith(123_450)
    await userEvent.tab()
    await expect(field).toHaveValue('1,234.50')
    await userEvent.clear(field)
    await userEvent.type(field, '٩٬٩٩٩٫٠١')
    await expect(args.onChange).toHaveBeenLastCalledWith(999_901)
  },
})

export const Ambiguous = meta.story({
  tags: ['visual'],
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('spinbutton')
    await userEvent.type(field, '1.234')
    await userEvent.tab()
    await expect(field).toBeInvalid()
    await expect(field).toHaveValue('1.234')
    await expect(args.onChange).not.toHaveBeenCalledWith(123_400)
    // Drops 1.23, the value before the last keystroke.
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
    await expect(canvas.getByText(/1,234\.00/)).toBeVisible()
  },
})

export const OtherCurrency = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('spinbutton')
    await userEvent.type(field, '₺5')
    await userEvent.tab()
    await expect(field).toBeInvalid()
    await expect(field).toHaveValue('₺5')
    await expect(args.onChange).not.toHaveBeenCalledWith(500)
    await expect(canvas.getByText(/TRY.*EUR/)).toBeVisible()
    await userEvent.clear(field)
    await userEvent.type(field, '€5')
    await userEvent.tab()
    await expect(field).toBeValid()
    await expect(field).toHaveValue('5.00')
  },
})

const Matrix = () => {
  const say = useSay()
  const label = say('Budget', 'الميزانية')
  return (
    <Grid columns="two">
      <MoneyField label={label} />
      <MoneyField currency="eur" defaultValue={123_450} isRequired label={label} />
      <MoneyField
        currency="tl"
        defaultValue={98_765_432_10}
        error={say('Value is more than surplus of this budget line', 'القيمة أكبر من فائض بند الميزانية هذا')}
        label={label}
      />
      <MoneyField defaultValue={5} isDisabled label={label} />
    </Grid>
  )
}

export const States = meta.story({ render: () => <Matrix />, tags: ['visual'] })

export const Arabic = States.extend({ globals: { locale: 'ar' }, tags: ['!visual', 'arabic'] })
