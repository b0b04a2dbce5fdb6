import type { ActivityRecord } from '@portal/contract/programmes/activities'
import { Grid } from '@portal/ui/Grid'
import { formatMoney } from '@portal/ui/Money'
import { MoneyField } from '@portal/ui/MoneyField'
import { NumberField } from '@portal/ui/NumberField'
import { useActivityTexts } from '../../core/texts/programmes.ts'
import type { Values } from './command/commands.ts'

export interface ReachedFieldsProps {
  row: ActivityRecord
  /** Values from the draft. */
  restored: Values | undefined
  today: string
}

const initialNumber = (restored: string | undefined, current: number) =>
  restored === undefined ? current : Number(restored)

/** Fields for the beneficiaries reached and the actual cost. */
export const ReachedFields = ({ row, restored }: Omit<ReachedFieldsProps, 'today'>) => {
  const t = useActivityTexts()
  return (
    <Grid columns="two">
      <NumberField
        defaultValue={initialNumber(restored?.actual_beneficiaries, row.actual_beneficiaries)}
        help={t('so_far_help')}
        isRequired
        label={t('actual_beneficiaries')}
        min={0}
        name="actual_beneficiaries"
      />
      <MoneyField
        currency={row.project.currency}
        defaultValue={initialNumber(restored?.actual_cost_minor, row.actual_cost_minor)}
        help={
          row.expenses_minor === null
            ? t('spent_help')
            : t('expenses_so_far', { amount: formatMoney(row.expenses_minor, row.project.currency) })
        }
        isRequired
        label={t('actual_cost_minor')}
        name="actual_cost_minor"
      />
    </Grid>
  )
}
