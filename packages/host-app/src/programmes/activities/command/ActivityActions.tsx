import type { ActivityRecord } from '@portal/contract/programmes/activities'
import { Button } from '@portal/ui/Button'
import { Icon } from '@portal/ui/Icon'
import { Menu } from '@portal/ui/Menu'
import { useQuery } from '../../../blocks/navigation/use-query.ts'
import { useActivityTexts } from '../../../core/texts/programmes.ts'
import { useBlockTexts } from '../../../core/texts/texts.ts'
import { commandsOn } from './commands.ts'

/** As many buttons as fit in a row on a phone. The rest are in a menu. */
const BUTTONS = 2

/** Actions that the row's rights permit, the likeliest first. The chosen one is in the URL as `act`. */
export const ActivityActions = ({ row }: { row: ActivityRecord }) => {
  const t = useActivityTexts()
  const blocks = useBlockTexts()
  const { set } = useQuery()
  const go = (act: string) => set({ act }, { isStep: true })
  const all = [
    ...commandsOn(row).map(id => ({ id, label: t(`commands.${id}.button`) })),
    ...(row.can.edit ? [{ id: 'edit', label: blocks('edit') }] : []),
  ]
  const rest = [
    ...all.slice(BUTTONS),
    ...(row.can.delete
      ? [{ id: 'delete', label: blocks('delete'), icon: 'trash' as const, tone: 'danger' as const }]
      : []),
  ]
  const [first] = commandsOn(row)
  return (
    <>
      {all.slice(0, BUTTONS).map(({ id, label }) => (
        <Button key={id} onPress={() => go(id)} variant={id === first && id !== 'reopen' ? 'primary' : 'secondary'}>
          {label}
        </Button>
      ))}
      {rest.length > 0 && (
        <Menu icon={<Icon name="more" />} items={rest} label={blocks('more_actions')} onAction={go} trigger="icon" />
      )}
    </>
  )
}
