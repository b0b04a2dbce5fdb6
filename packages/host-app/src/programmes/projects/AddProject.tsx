import { addProject, type ProjectRecord } from '@portal/contract/programmes/projects'
import { RecordForm } from '../../blocks/form/RecordForm.tsx'
import { useProjectTexts } from '../../core/texts/programmes.ts'
import { AskRates } from '../../money/exchange-rates/shared/AskRates.tsx'
import { ProjectFields, projectIn } from './ProjectFields.tsx'

interface AddProjectProps {
  onDone: (project: ProjectRecord) => void
}

export const AddProject = ({ onDone }: AddProjectProps) => {
  const t = useProjectTexts()
  return (
    <AskRates>
      <RecordForm endpoint={addProject} onDone={({ data }) => onDone(data)} read={projectIn} submit={t('add')}>
        <ProjectFields />
      </RecordForm>
    </AskRates>
  )
}
