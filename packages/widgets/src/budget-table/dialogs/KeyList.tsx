import { DescriptionList } from '@portal/ui/DescriptionList'
import { Dialog } from '@portal/ui/Dialog'
import { Shortcut } from '@portal/ui/Shortcut'
import { useBudgetTableTexts } from '../../locales/index.ts'

const keys = [
  ['edit', ['F2']],
  ['write', ['enter']],
  ['next', ['tab']],
  ['leave', ['escape']],
  ['clear', ['Delete']],
  ['select', ['Shift', 'down']],
  ['select_all', ['mod', 'A']],
  ['copy', ['mod', 'C']],
  ['paste', ['mod', 'V']],
  ['fill', ['mod', 'D']],
  ['undo', ['mod', 'Z']],
  ['redo', ['mod', 'Y']],
  ['insert', ['mod', 'enter']],
  ['delete', ['mod', 'Delete']],
  ['ends', ['mod', 'gridElement']],
] as const

export const KeyList = ({ onClose }: { onClose: () => void }) => {
  const t = useBudgetTableTexts()
  return (
    <Dialog isDismissable isOpen onClose={onClose} title={t('keys_title')}>
      <DescriptionList
        facts={keys.map(([name, caps]) => ({ label: t(`keys.${name}`), value: <Shortcut keys={caps} /> }))}
      />
    </Dialog>
  )
}
