import type { Activity } from '@portal/contract/activities'
import { Button } from '@portal/ui/Button'
import { Icon } from '@portal/ui/Icon'
import { Inline } from '@portal/ui/Inline'
import { Stack } from '@portal/ui/Stack'
import { useLocation } from 'wouter'
import { useQuery } from '../../blocks/navigation/use-query.ts'
import { NewSubActivity } from './NewSubActivity.tsx'
import { SubActivityList } from './SubActivityList.tsx'
import { subActivityHref, useSubActivityTexts } from './texts.ts'

/** The sub-activities of an activity, and adding one for those who may. */
export const SubActivitiesOf = ({ activity: { id, can } }: { activity: Pick<Activity, 'id' | 'can'> }) => {
  const t = useSubActivityTexts()
  const { get, set } = useQuery()
  const [, navigate] = useLocation()
  const add = can.add_sub_activity && (
    <Button icon={<Icon name="plus" />} onPress={() => set({ add: 'yes' }, { isStep: true })}>
      {t('add')}
    </Button>
  )
  return (
    <Stack>
      {add && <Inline spread="end">{add}</Inline>}
      <SubActivityList activityId={id} />
      {add && get('add') && (
        <NewSubActivity
          activityId={id}
          onAdded={added => navigate(subActivityHref({ id: added }))}
          onClose={() => set({ add: undefined }, { isStep: true })}
        />
      )}
    </Stack>
  )
}
