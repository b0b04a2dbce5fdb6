import { readProject } from '@portal/contract/programmes/projects'
import { useReadOnce } from '../../../blocks/api/use-read.ts'
import { CodeAndName, FactsCard } from '../../../blocks/record/FactsCard.tsx'
import { Code } from '../../../blocks/text/Code.tsx'
import { useProjectTexts } from '../../../core/texts/programmes.ts'
import { PeriodText } from '../../../training/trainings/shared/PeriodText.tsx'
import { PhaseStatus } from './PhaseStatus.tsx'

/** Hover card content: code, phase, donor, and dates of a project. */
const ProjectCard = ({ id }: { id: string }) => {
  const t = useProjectTexts()
  const { data, error } = useReadOnce(readProject, { id })
  const row = data?.data
  const facts = row && [
    { label: t('code'), value: <Code>{row.code}</Code> },
    { label: t('phase'), value: <PhaseStatus phase={row.phase} /> },
    { label: t('donor'), value: <CodeAndName code={row.donor.code} name={row.donor.full_name} /> },
    { label: t('period'), value: <PeriodText {...row} /> },
  ]
  return <FactsCard error={error} facts={facts ?? []} name={row?.name} />
}

export default ProjectCard
