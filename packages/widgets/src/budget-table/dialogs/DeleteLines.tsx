import type { BudgetCategory } from '@portal/contract/budget_categories'
import type { AddedItem } from '@portal/contract/budget_items'
import { Button } from '@portal/ui/Button'
import { Dialog } from '@portal/ui/Dialog'
import { Isolate } from '@portal/ui/Isolate'
import { Stack } from '@portal/ui/Stack'
import { Text } from '@portal/ui/Text'
import { useBudgetTexts } from '../../locales/index.ts'
import type { Controller } from '../editing/controller.ts'
import { emptyChangeSet } from '../model/change-set.ts'
import { dropCategory } from '../store/lines/drop-category.ts'

interface DeleteLinesProps {
  controller: Controller
  lines: readonly AddedItem[]
  /** The category that is deleted with them; it has not been stored. */
  category?: BudgetCategory | undefined
  onClose: () => void
}

const NAMED = 10

/** Asks before budget items are removed (specification section 8); undo brings lines back all the same. */
export const DeleteLines = ({ controller: { store }, lines, category, onClose }: DeleteLinesProps) => {
  const t = useBudgetTexts()
  const remove = () => {
    if (category)
      store.announcements.add({ what: store.dropCategory(category.id, dropCategory) ? 'dropped' : 'too_late' })
    else {
      store.apply({ ...emptyChangeSet, deletes: lines })
      store.announcements.add({ what: 'deleted', count: lines.length })
    }
    onClose()
  }
  const named = category ? [category, ...lines] : lines
  return (
    <Dialog
      actions={
        <>
          <Button onPress={onClose}>{t('cancel')}</Button>
          <Button onPress={remove} variant="danger">
            {t('delete_action')}
          </Button>
        </>
      }
      isOpen
      onClose={onClose}
      role="alertdialog"
      size="small"
      title={t('delete_title')}
    >
      <Stack gap="small">
        {named.slice(0, NAMED).map(({ id, code, name }) => (
          <Text key={id}>
            <Isolate>{code}</Isolate> <Isolate direction="auto">{name}</Isolate>
          </Text>
        ))}
        {named.length > NAMED && <Text tone="muted">{t('and_more', { count: named.length - NAMED })}</Text>}
      </Stack>
    </Dialog>
  )
}
