import { Money } from '@portal/ui/Money'
import { Stack } from '@portal/ui/Stack'
import { Text } from '@portal/ui/Text'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { usage } from '../../.storybook/usage.ts'
import { useSay } from '../support/say.ts'

const meta = preview.meta({
  title: 'ui/Dates and figures/Money',
  component: Money,
  parameters: usage({
    what: 'A formatted amount: Western digits, two decimals, and the currency sign in front in both directions.',
    dos: [
      'Pass whole minor units, such as cents.',
      'In tables, name the currency once in the column header.',
      'Show the USD equivalent below the amount, with look="quiet".',
    ],
    donts: ['Don’t round amounts before you pass them.'],
    states: [],
  }),
  args: { amount: 123_450, currency: 'eur' },
})

export const Playground = meta.story()

const Matrix = () => {
  const say = useSay()
  return (
    <Stack gap="medium">
      {['usd', 'eur', 'tl'].map(currency => (
        <Stack gap="none" key={currency}>
          <Money amount={123_456_789} currency={currency} />
          <Money amount={4_150_000} look="quiet" />
        </Stack>
      ))}
      <Text>
        {say('The rest is', 'المتبقي')} <Money amount={-1050} currency="eur" /> {say('for May.', 'لشهر أيار.')}
      </Text>
      <Money amount={5} />
    </Stack>
  )
}

export const States = meta.story({
  render: () => <Matrix />,
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('₺1,234,567.89')).toBeVisible()
    await expect(canvas.getByText('−€10.50')).toBeVisible()
    await expect(canvas.getByText('$0.05')).toBeVisible()
  },
})

export const Arabic = States.extend({ globals: { locale: 'ar' }, tags: ['!visual', 'arabic'] })
