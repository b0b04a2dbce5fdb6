import type { Project } from '@portal/contract/programmes/projects'
import { Status } from '@portal/ui/Status'
import { useProjectTexts } from '../../../core/texts/programmes.ts'

const tones = { upcoming: 'neutral', running: 'info', ended: 'neutral' } as const

export const PhaseStatus = ({ phase }: Pick<Project, 'phase'>) => {
  const t = useProjectTexts()
  return <Status tone={tones[phase]}>{t(`phases.${phase}`)}</Status>
}
