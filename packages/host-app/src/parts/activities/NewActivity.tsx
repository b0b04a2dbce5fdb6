import { addActivity } from '@portal/contract/activities'
import type { Period } from '@portal/contract/periods'
import { Drawer } from '@portal/ui/Drawer'
import { Text } from '@portal/ui/Text'
import { RecordForm } from '../../blocks/form/RecordForm.tsx'
import { ActivityFields } from './ActivityFields.tsx'
import { activityIn } from './activity-form.ts'
import { useActivityTexts } from './texts.ts'

interface NewActivityProps {
  /** Where it is added. */
  project: Period & { readonly id: string; readonly currency: string }
  /** Called with the id of the new activity. */
  onAdded: (id: string) => void
  onClose: () => void
}

/** Adds an activity to a project; its page, where its texts are written, is shown next. */
export const NewActivity = ({ project, onAdded, onClose }: NewActivityProps) => {
  const t = useActivityTexts()
  return (
    <Drawer isOpen onClose={onClose} title={t('add')}>
      <RecordForm
        endpoint={addActivity}
        onDone={({ data }) => onAdded(data.id)}
        read={form => ({ ...activityIn(form), project_id: project.id })}
        submit={t('add')}
      >
        <Text tone="muted">{t('add_help')}</Text>
        <ActivityFields project={project} />
      </RecordForm>
    </Drawer>
  )
}
