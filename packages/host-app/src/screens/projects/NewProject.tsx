import { addProject } from '@portal/contract/projects'
import { Drawer } from '@portal/ui/Drawer'
import { RecordForm } from '../../blocks/form/RecordForm.tsx'
import { useProjectTexts } from '../../parts/projects/texts.ts'
import { ProjectFields } from './ProjectFields.tsx'
import { projectIn } from './project-form.ts'

interface NewProjectProps {
  /** Called with the id of the new project. */
  onAdded: (id: string) => void
  onClose: () => void
}

/** Adds a project; its page is shown next. */
export const NewProject = ({ onAdded, onClose }: NewProjectProps) => {
  const t = useProjectTexts()
  return (
    <Drawer isOpen onClose={onClose} title={t('add')}>
      <RecordForm endpoint={addProject} onDone={({ data }) => onAdded(data.id)} read={projectIn} submit={t('add')}>
        <ProjectFields />
      </RecordForm>
    </Drawer>
  )
}
