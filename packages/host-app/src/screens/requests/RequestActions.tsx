import type { RequestRecord } from '@portal/contract/request_records'
import { Button } from '@portal/ui/Button'
import { Icon } from '@portal/ui/Icon'
import { Menu } from '@portal/ui/Menu'
import { useBlockTexts } from '../../blocks/texts.ts'
import { useQuery } from '../../blocks/use-query.ts'
import { useRequestTexts } from '../../parts/requests/texts.ts'
import { actionsOn, textsOfAction } from './actions.ts'

/** As many as stand beside each other on a phone; the rest is in a menu. */
const BUTTONS = 2

interface RequestActionsProps {
  row: RequestRecord
  /** Begins another request as a copy. Default: the person may add none of this type. */
  onCopy?: (() => void) | undefined
}

/** What the record's own rights allow, the likeliest first; what was chosen stands in the address as `act`. */
export const RequestActions = ({ row, onCopy }: RequestActionsProps) => {
  const t = useRequestTexts()
  const blocks = useBlockTexts()
  const { get, set } = useQuery()
  const go = (act: string) => {
    if (act === 'copy') onCopy?.()
    else set(act === 'sign' ? { act, tab: 'signatures' } : { act }, { isStep: true })
  }
  const all = [
    // On its own tab the panel has the button.
    ...(row.to_sign.length > 0 && get('tab') !== 'signatures' ? [{ id: 'sign', label: t('sign') }] : []),
    ...actionsOn(row).map(id => ({ id, label: t(`actions.${textsOfAction(row, id)}.button`) })),
    ...(row.can.edit ? [{ id: 'edit', label: blocks('edit') }] : []),
    ...(onCopy ? [{ id: 'copy', label: t('copy') }] : []),
  ]
  const rest = all.slice(BUTTONS)
  return (
    <>
      {all.slice(0, BUTTONS).map(({ id, label }, at) => (
        <Button key={id} onPress={() => go(id)} variant={at === 0 && id !== 'comment' ? 'primary' : 'secondary'}>
          {label}
        </Button>
      ))}
      {rest.length > 0 && (
        <Menu icon={<Icon name="more" />} items={rest} label={blocks('more_actions')} onAction={go} trigger="icon" />
      )}
    </>
  )
}
