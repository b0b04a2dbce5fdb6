import type { Period } from '@portal/contract/core/fields/periods'
import { type ActivityRecord, attendanceMethods, generalTypes } from '@portal/contract/programmes/activities'
import { Grid } from '@portal/ui/Grid'
import { MoneyField } from '@portal/ui/MoneyField'
import { NumberField } from '@portal/ui/NumberField'
import { Select } from '@portal/ui/Select'
import { TextField } from '@portal/ui/TextField'
import { useActivityTexts, usePeriodTexts } from '../../../core/texts/programmes.ts'
import { PeriodFields } from '../../periods/PeriodFields.tsx'

interface ActivityFieldsProps {
  /** The activity to edit. Default: a new one. */
  activity?: ActivityRecord
  /** The activity's project. */
  project: Period & { readonly currency: string }
}

/** The plan of an activity. Its long texts come after it. */
export const ActivityFields = ({ activity, project }: ActivityFieldsProps) => {
  const t = useActivityTexts()
  const words = usePeriodTexts()
  return (
    <>
      <TextField defaultValue={activity?.name ?? ''} isRequired label={t('name')} name="name" />
      <Grid columns="two">
        <TextField
          defaultValue={activity?.code ?? ''}
          direction="ltr"
          help={t('code_help')}
          isRequired
          label={t('code')}
          name="code"
        />
        <TextField defaultValue={activity?.type ?? ''} help={t('type_help')} isOptional label={t('type')} name="type" />
        <Select
          defaultValue={activity?.general_type ?? 'general'}
          isRequired
          label={t('general_type')}
          name="general_type"
          options={generalTypes.map(value => ({ value, label: t(`general_types.${value}`) }))}
        />
        <Select
          defaultValue={activity?.attendance_method ?? 'physical'}
          isRequired
          label={t('attendance_method')}
          name="attendance_method"
          options={attendanceMethods.map(value => ({ value, label: t(`attendance_methods.${value}`) }))}
        />
      </Grid>
      <PeriodFields
        holding={activity?.used_period ? { text: t('leaves_outside'), period: activity.used_period } : undefined}
        period={activity}
        within={{ text: words('outside_project'), period: project }}
      />
      <NumberField
        defaultValue={activity?.planned_beneficiaries ?? null}
        isRequired
        label={t('planned_beneficiaries')}
        min={0}
        name="planned_beneficiaries"
      />
      <MoneyField
        currency={project.currency}
        defaultValue={activity?.planned_value_minor ?? null}
        isRequired
        label={t('planned_value_minor')}
        name="planned_value_minor"
      />
    </>
  )
}
