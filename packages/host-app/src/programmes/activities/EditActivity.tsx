import { type ActivityRecord, editActivity } from '@portal/contract/programmes/activities'
import { RichText } from '@portal/ui/RichText'
import { Stack } from '@portal/ui/Stack'
import { useState } from 'react'
import { RecordForm } from '../../blocks/form/RecordForm.tsx'
import { useActivityTexts } from '../../core/texts/programmes.ts'
import { ActivityFields } from './shared/ActivityFields.tsx'
import { activityIn, activityTexts } from './shared/activity-form.ts'
import { Theirs } from './Theirs.tsx'

/** Edits the plan and the texts of an activity. Shows concurrent changes beside the form. */
export const EditActivity = ({ row, onAway }: { row: ActivityRecord; onAway: () => void }) => {
  const t = useActivityTexts()
  const [begun] = useState(row)
  return (
    <Stack width="form">
      <RecordForm endpoint={editActivity} onCancel={onAway} onDone={onAway} read={activityIn} record={row}>
        <ActivityFields activity={begun} project={begun.project} />
        {activityTexts.map(name => (
          <RichText defaultValue={begun[name]} isOptional key={name} label={t(name)} name={name} />
        ))}
        <Theirs begun={begun} now={row} />
      </RecordForm>
    </Stack>
  )
}
