import { ErrorState } from '@portal/ui/ErrorState'
import { Skeleton } from '@portal/ui/Skeleton'
import { BudgetTable } from '@portal/widgets/budget-table'
import { expect, screen, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { useSay } from '../../support/say.ts'
import { seen } from '../../support/seen.ts'
import { fakeBudget } from './fake-budget.ts'
import { Live } from './live-table.tsx'
import { budgetOf } from './sample-budget.ts'

const meta = preview.meta({
  title: 'widgets/BudgetTable in its place',
  component: BudgetTable,
  args: { budget: budgetOf(), port: fakeBudget(budgetOf()) },
})

/** Lists lines with two amounts each. Each line opens its dialog. */
export const Phone = meta.story({
  render: () => <Live />,
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, userEvent }) => {
    const [, , line = document.body] = await canvas.findAllByRole('listitem')
    await userEvent.click(within(line).getByRole('button'))
    await seen(() => screen.getByRole('dialog'))
  },
})

/** A category's dialog on phones: its sums, code, name, and removal. */
export const PhoneCategory = meta.story({
  render: () => <Live />,
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, userEvent }) => {
    const [category = document.body] = await canvas.findAllByRole('listitem')
    await userEvent.click(within(category).getAllByRole('button').at(-1) ?? category)
    await seen(() => screen.getByRole('dialog'))
    await expect(screen.getAllByRole('textbox')).toHaveLength(2)
  },
})

/** The host page shows loading and errors. The table has no such states. */
export const LoadingAndFailing = meta.story({
  render: () => <HostStates />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeVisible()
  },
})

const HostStates = () => {
  const say = useSay()
  return (
    <>
      <Skeleton lines={8} shape="row" />
      <ErrorState onRetry={() => undefined} title={say('The budget could not be read', 'تعذّرت قراءة الميزانية')} />
    </>
  )
}
