import { RadioGroup } from '@portal/ui/RadioGroup'
import { Stack } from '@portal/ui/Stack'
import { oneOf, useQuery } from '../../blocks/navigation/use-query.ts'
import { useCurrentRoute } from '../../core/routing/route-context.ts'
import { useEvaluationTexts } from '../../core/texts/training.ts'
import { FillEvaluation } from './shared/FillEvaluation.tsx'

const types = ['sub_activity', 'cordinator'] as const

/** Evaluation by staff: the sub-activity's own form or the coordinator's. */
const SubActivityEvaluationForm = () => {
  const t = useEvaluationTexts()
  const { id = '' } = useCurrentRoute().params
  const { get, set } = useQuery()
  const type = oneOf(types, get('type')) ?? 'sub_activity'
  return (
    <FillEvaluation
      id={id}
      lead={
        <Stack width="form">
          <RadioGroup
            label={t('which_form')}
            look="segmented"
            name="type"
            onChange={chosen => set({ type: chosen === 'sub_activity' ? undefined : chosen }, { isStep: true })}
            options={types.map(value => ({ value, label: t(`types.${value}`) }))}
            value={type}
          />
        </Stack>
      }
      type={type}
    />
  )
}

export default SubActivityEvaluationForm
