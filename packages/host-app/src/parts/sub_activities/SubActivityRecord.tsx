import {
  assignToSubActivity,
  deleteSubActivity,
  editSubActivity,
  readSubActivity,
  type SubActivity,
} from '@portal/contract/sub_activities'
import { Button } from '@portal/ui/Button'
import { confirm } from '@portal/ui/ConfirmDialog'
import { Icon } from '@portal/ui/Icon'
import { Inline } from '@portal/ui/Inline'
import { Menu } from '@portal/ui/Menu'
import { Section } from '@portal/ui/Section'
import { toast } from '@portal/ui/Toast'
import { useProblemText } from '../../blocks/problem-text.ts'
import { RecordForm } from '../../blocks/RecordForm.tsx'
import { RecordScreen } from '../../blocks/RecordScreen.tsx'
import { useBlockTexts } from '../../blocks/texts.ts'
import { filled } from '../../blocks/use-form.ts'
import { useQuery } from '../../blocks/use-query.ts'
import { useAct, useRead } from '../../blocks/use-read.ts'
import { TeamEditor } from '../people/TeamEditor.tsx'
import { SubActivityFields } from './SubActivityFields.tsx'
import { useSubActivityTexts } from './texts.ts'
import { useSubActivityFacts } from './use-sub-activity-facts.tsx'

/** One sub-activity in a sheet: facts and team, or its fields while it is changed (`part=edit` in the address). */
export const SubActivityRecord = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const t = useSubActivityTexts()
  const blocks = useBlockTexts()
  const { get, set } = useQuery()
  const act = useAct()
  const problemText = useProblemText()
  const factsOf = useSubActivityFacts()
  const read = useRead(readSubActivity, { id })
  const stop = () => set({ part: undefined })

  const remove = async ({ name, version }: SubActivity) => {
    const question = { title: t('delete_title', { name }), text: t('delete_text'), action: blocks('delete') }
    if (!(await confirm(question))) return
    try {
      await act(deleteSubActivity, { id, version })
      toast({ tone: 'success', text: t('deleted') })
      onClose()
    } catch (error) {
      toast({ tone: 'danger', text: problemText(error) })
    }
  }

  const edited = (row: SubActivity) => ({
    title: t('edit_title', { name: row.name }),
    children: (
      <RecordForm endpoint={editSubActivity} onCancel={stop} onDone={stop} read={filled} record={row}>
        <SubActivityFields subActivity={row} />
      </RecordForm>
    ),
  })
  const save = (user_ids: string[], version: number) => act(assignToSubActivity, { id, version, user_ids })
  const shown = (row: SubActivity) => ({
    title: row.name,
    facts: factsOf(row),
    action: (row.can.edit || row.can.delete) && (
      <Inline gap="small">
        {row.can.edit && (
          <Button icon={<Icon name="edit" size="small" />} onPress={() => set({ part: 'edit' }, { isStep: true })}>
            {blocks('edit')}
          </Button>
        )}
        {row.can.delete && (
          <Menu
            icon={<Icon name="more" />}
            items={[{ id: 'delete', label: blocks('delete'), icon: 'trash', tone: 'danger' }]}
            label={blocks('more_actions')}
            onAction={() => void remove(row)}
            trigger="icon"
          />
        )}
      </Inline>
    ),
    children: (
      <Section level={3} title={t('team')}>
        <TeamEditor
          level={4}
          question={name => ({ title: t('remove_title', { name }), text: t('remove_text'), action: t('remove') })}
          save={row.can.assign_users ? save : undefined}
          team={row.team}
          version={row.version}
        />
      </Section>
    ),
  })
  return (
    <RecordScreen
      onClose={onClose}
      read={read}
      show={row => (row.can.edit && get('part') === 'edit' ? edited(row) : shown(row))}
      title={t('sub_activity')}
    />
  )
}
