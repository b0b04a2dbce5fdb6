import type { Activity } from '@portal/contract/programmes/activities'
import { addSubActivity } from '@portal/contract/training/sub-activities/sub-activities'
import { Button } from '@portal/ui/Button'
import { Drawer } from '@portal/ui/Drawer'
import { Icon } from '@portal/ui/Icon'
import { Inline } from '@portal/ui/Inline'
import { Stack } from '@portal/ui/Stack'
import { useLocation } from 'wouter'
import { RecordForm } from '../../../blocks/form/RecordForm.tsx'
import { useQuery } from '../../../blocks/navigation/use-query.ts'
import { useSubActivityTexts } from '../../../core/texts/training.ts'
import { SubActivityFields, subActivityIn } from './SubActivityFields.tsx'
import { SubActivityList } from './SubActivityList.tsx'
import { subActivityHref } from './sub-activity-names.ts'

interface SubActivitiesOfProps {
  activity: Pick<Activity, 'id' | 'start_date' | 'end_date' | 'can'>
}

/** Sub-activities of an activity, with an add button for people with the right. */
export const SubActivitiesOf = ({ activity }: SubActivitiesOfProps) => {
  const t = useSubActivityTexts()
  const { get, set } = useQuery()
  const [, navigate] = useLocation()
  const add = activity.can.add_sub_activity && (
    <Button icon={<Icon name="plus" />} onPress={() => set({ add: 'yes' }, { isStep: true })}>
      {t('add')}
    </Button>
  )
  return (
    <Stack>
      {add && <Inline spread="end">{add}</Inline>}
      <SubActivityList activityId={activity.id} />
      {add && get('add') && (
        <Drawer isOpen onClose={() => set({ add: undefined }, { isStep: true })} title={t('add')}>
          <RecordForm
            endpoint={addSubActivity}
            onDone={({ data }) => navigate(subActivityHref(data))}
            read={form => ({ ...subActivityIn(form), activity_id: activity.id })}
            submit={t('add')}
          >
            <SubActivityFields activity={activity} />
          </RecordForm>
        </Drawer>
      )}
    </Stack>
  )
}
