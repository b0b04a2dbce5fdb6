import type { ActivityRecord } from '@portal/contract/activities'
import { Grid } from '@portal/ui/Grid'
import { MoneyField } from '@portal/ui/MoneyField'
import { NumberField } from '@portal/ui/NumberField'
import { useActivityTexts } from '../../parts/activities/texts.ts'
import type { Values } from './deeds.ts'

/** What the fields of every deed take. */
export interface FieldsProps {
  row: ActivityRecord
  /** What was typed before. */
  kept: Values | undefined
  today: string
}

const figureOf = (kept: string | undefined, figure: number) => (kept === undefined ? figure : Number(kept))

/** Whom it has reached and what it has cost. */
export const ReachedFields = ({ row, kept }: Omit<FieldsProps, 'today'>) => {
  const t = useActivityTexts()
  return (
    <Grid columns="two">
      <NumberField
        defaultValue={figureOf(kept?.actual_beneficiaries, row.actual_beneficiaries)}
        help={t('so_far_help')}
        isRequired
        label={t('actual_beneficiaries')}
        min={0}
        name="actual_beneficiaries"
      />
      <MoneyField
        currency={row.project.currency}
        defaultValue={figureOf(kept?.actual_cost_minor, row.actual_cost_minor)}
        help={t('spent_help')}
        isRequired
        label={t('actual_cost_minor')}
        name="actual_cost_minor"
      />
    </Grid>
  )
}
