import { addSubActivity } from '@portal/contract/sub_activities'
import { Drawer } from '@portal/ui/Drawer'
import { RecordForm } from '../../blocks/form/RecordForm.tsx'
import { SubActivityFields } from './SubActivityFields.tsx'
import { subActivityIn } from './sub-activity-form.ts'
import { useSubActivityTexts } from './texts.ts'

interface NewSubActivityProps {
  activityId: string
  /** Called with the id of the new one. */
  onAdded: (id: string) => void
  onClose: () => void
}

/** Adds a sub-activity to an activity; it is shown next. */
export const NewSubActivity = ({ activityId, onAdded, onClose }: NewSubActivityProps) => {
  const t = useSubActivityTexts()
  return (
    <Drawer isOpen onClose={onClose} title={t('add')}>
      <RecordForm
        endpoint={addSubActivity}
        onDone={({ data }) => onAdded(data.id)}
        read={form => ({ ...subActivityIn(form), activity_id: activityId })}
        submit={t('add')}
      >
        <SubActivityFields />
      </RecordForm>
    </Drawer>
  )
}
