import {
  deleteSubActivity,
  editSubActivity,
  type SubActivity as Row,
  readSubActivity,
} from '@portal/contract/training/sub-activities/sub-activities'
import { Breadcrumbs } from '@portal/ui/Breadcrumbs'
import { confirm } from '@portal/ui/ConfirmDialog'
import { Stack } from '@portal/ui/Stack'
import { toast } from '@portal/ui/Toast'
import { useLocation } from 'wouter'
import { useAct, useRead } from '../../blocks/api/use-read.ts'
import { useProblemText } from '../../blocks/feedback/problem-text.ts'
import { RecordForm } from '../../blocks/form/RecordForm.tsx'
import { useQuery } from '../../blocks/navigation/use-query.ts'
import { RecordActions } from '../../blocks/record/RecordActions.tsx'
import { RecordScreen } from '../../blocks/record/RecordScreen.tsx'
import { useCurrentRoute } from '../../core/routing/route-context.ts'
import { useBlockTexts, useShellTexts } from '../../core/texts/texts.ts'
import { useSubActivityTexts } from '../../core/texts/training.ts'
import { SubActivityFields, subActivityIn } from './shared/SubActivityFields.tsx'
import { useSubActivityFacts } from './shared/use-sub-activity-facts.tsx'
import { useSubActivityTabs } from './use-sub-activity-tabs.tsx'

const LIST = '/staff/coordinator/sub_activities'

/** One sub-activity: its facts, and tabs for people and other parts of a training. */
const SubActivity = () => {
  const t = useSubActivityTexts()
  const blocks = useBlockTexts()
  const shell = useShellTexts()
  const { id = '' } = useCurrentRoute().params
  const { get, set } = useQuery()
  const [, navigate] = useLocation()
  const act = useAct()
  const problemText = useProblemText()
  const factsOf = useSubActivityFacts()
  const tabsOf = useSubActivityTabs()
  const read = useRead(readSubActivity, { id })
  const stop = () => set({ act: undefined })

  const remove = async ({ name, version }: Row) => {
    const question = { title: t('delete_title', { name }), text: t('delete_text'), action: blocks('delete') }
    if (!(await confirm(question))) return
    try {
      await act(deleteSubActivity, { id, version })
      toast({ tone: 'success', text: t('deleted') })
      navigate(LIST, { replace: true })
    } catch (error) {
      toast({ tone: 'danger', text: problemText(error) })
    }
  }

  const edited = (row: Row) => ({
    title: t('edit_title', { name: row.name }),
    children: (
      <Stack width="form">
        <RecordForm endpoint={editSubActivity} onCancel={stop} onDone={stop} read={subActivityIn} record={row}>
          <SubActivityFields activity={row.activity} subActivity={row} />
        </RecordForm>
      </Stack>
    ),
  })
  const shown = (row: Row) => ({
    title: row.name,
    facts: factsOf(row),
    action: <RecordActions can={row.can} onDelete={() => void remove(row)} />,
    tabs: tabsOf(row),
  })
  return (
    <RecordScreen
      breadcrumb={<Breadcrumbs crumbs={[{ label: shell('pages.CoordinatorSubActivities'), href: LIST }]} />}
      read={read}
      show={row => (row.can.edit && get('act') === 'edit' ? edited(row) : shown(row))}
      title={t('sub_activity')}
    />
  )
}

export default SubActivity
