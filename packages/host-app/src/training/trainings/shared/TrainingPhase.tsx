import type { Training } from '@portal/contract/training/sub-activities/own-trainings'
import { Status } from '@portal/ui/Status'
import { useTrainingTexts } from '../../../core/texts/training.ts'

const tones = { coming: 'neutral', ongoing: 'info', over: 'success' } as const

export const TrainingPhase = ({ phase }: Pick<Training, 'phase'>) => {
  const t = useTrainingTexts()
  return <Status tone={tones[phase]}>{t(`phases.${phase}`)}</Status>
}
