import {
  editSubActivity,
  type SubActivityRecord as Row,
  readSubActivity,
  subActivityDeletion,
} from '@portal/contract/training/sub-activities/sub-activities'
import { Breadcrumbs } from '@portal/ui/Breadcrumbs'
import { Stack } from '@portal/ui/Stack'
import { useLocation } from 'wouter'
import { useRead } from '../../blocks/api/use-read.ts'
import { RecordForm } from '../../blocks/form/RecordForm.tsx'
import { useQuery } from '../../blocks/navigation/use-query.ts'
import { useRestoreFocus } from '../../blocks/navigation/use-restore-focus.ts'
import { RecordActions } from '../../blocks/record/RecordActions.tsx'
import { RecordScreen } from '../../blocks/record/RecordScreen.tsx'
import { useCurrentRoute } from '../../core/routing/route-context.ts'
import { useShellTexts } from '../../core/texts/texts.ts'
import { useSubActivityTexts } from '../../core/texts/training.ts'
import { DeleteWithImpact } from '../../workspace/deletion-impact/DeleteWithImpact.tsx'
import { SubActivityFields, subActivityIn } from './shared/SubActivityFields.tsx'
import { useSubActivityFacts } from './shared/use-sub-activity-facts.tsx'
import { useSubActivityTabs } from './use-sub-activity-tabs.tsx'

const LIST = '/staff/coordinator/sub_activities'

/** One sub-activity: its facts, and tabs for people and other parts of a training. */
const SubActivity = () => {
  const t = useSubActivityTexts()
  const shell = useShellTexts()
  const { id = '' } = useCurrentRoute().params
  const { get, set } = useQuery()
  const [, navigate] = useLocation()
  const factsOf = useSubActivityFacts()
  const tabsOf = useSubActivityTabs()
  const read = useRead(readSubActivity, { id })
  const row = read.data?.data
  const act = get('act')
  const stop = () => set({ act: undefined })
  useRestoreFocus(act)

  const edited = (now: Row) => ({
    title: t('edit_title', { name: now.name }),
    children: (
      <Stack width="form">
        <RecordForm endpoint={editSubActivity} onCancel={stop} onDone={stop} read={subActivityIn} record={now}>
          <SubActivityFields activity={now.activity} subActivity={now} />
        </RecordForm>
      </Stack>
    ),
  })
  const shown = (now: Row) => ({
    title: now.name,
    facts: factsOf(now),
    action: <RecordActions can={now.can} onDelete={() => set({ act: 'delete' })} />,
    tabs: tabsOf(now),
  })
  return (
    <>
      <RecordScreen
        breadcrumb={<Breadcrumbs crumbs={[{ label: shell('pages.CoordinatorSubActivities'), href: LIST }]} />}
        read={read}
        show={now => (now.can.edit && act === 'edit' ? edited(now) : shown(now))}
        title={t('sub_activity')}
      />
      {row?.can.delete && act === 'delete' && (
        <DeleteWithImpact
          deleted={t('deleted')}
          endpoints={subActivityDeletion}
          onClose={stop}
          onDone={() => navigate(LIST, { replace: true })}
          record={{ id, version: row.version }}
          title={t('delete_title', { name: row.name })}
        />
      )}
    </>
  )
}

export default SubActivity
