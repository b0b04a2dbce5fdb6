import { deleteIndicator, type Indicator } from '@portal/contract/programmes/indicators'
import { confirm } from '@portal/ui/ConfirmDialog'
import { Icon } from '@portal/ui/Icon'
import { Menu } from '@portal/ui/Menu'
import { toast } from '@portal/ui/Toast'
import { useAct } from '../../blocks/api/use-read.ts'
import { useProblemText } from '../../blocks/feedback/problem-text.ts'
import { useQuery } from '../../blocks/navigation/use-query.ts'
import { restoreFocus } from '../../blocks/navigation/use-restore-focus.ts'
import { useIndicatorTexts } from '../../core/texts/programmes.ts'
import { useBlockTexts } from '../../core/texts/texts.ts'

/** Actions on an indicator: show its values, edit it, or delete it with its values. */
export const IndicatorMenu = ({ row }: { row: Indicator }) => {
  const t = useIndicatorTexts()
  const blocks = useBlockTexts()
  const problemText = useProblemText()
  const act = useAct()
  const { set } = useQuery()
  const { id, version, name, can } = row
  const remove = async () => {
    if (!(await confirm({ title: t('delete_title', { name }), action: blocks('delete') }))) return
    await act(deleteIndicator, { id, version })
    // The focused button has unmounted with its row.
    restoreFocus()
    toast({ tone: 'success', text: t('deleted') })
  }
  return (
    <Menu
      icon={<Icon name="more" size="small" />}
      items={[
        { id: 'indicator_values', label: t(can.record ? 'record' : 'values'), icon: 'activity' },
        ...(can.edit ? [{ id: 'edit_indicator', label: blocks('edit'), icon: 'edit' as const }] : []),
        ...(can.delete
          ? [{ id: 'delete', label: blocks('delete'), icon: 'trash' as const, tone: 'danger' as const }]
          : []),
      ]}
      label={t('actions', { name })}
      onAction={chosen =>
        chosen === 'delete'
          ? void remove().catch((error: unknown) => toast({ tone: 'danger', text: problemText(error) }))
          : set({ act: chosen, indicator: id }, { isStep: true })
      }
      size="small"
      trigger="icon"
    />
  )
}
