import { Button } from '@portal/ui/Button'
import { Icon } from '@portal/ui/Icon'
import { IconButton } from '@portal/ui/IconButton'
import { Inline } from '@portal/ui/Inline'
import { useBudgetTableTexts } from '../../locales/index.ts'
import type { Controller } from '../editing/controller.ts'
import { isDeletableHere } from '../editing/editable.ts'
import { runThenFocus } from '../editing/focus.ts'
import { redo, remove, undo } from '../editing/key-commands.ts'
import { insertLine } from '../editing/line-commands.ts'
import { useTableEvent, useTableValue } from '../store/events.ts'

export interface ToolbarProps {
  controller: Controller
  removeCategory: (id: string) => void
  /** Whether a list without cells replaces the table. */
  isPhone: boolean
}

/** Actions for mouse and touch. The key list shows their shortcuts. */
export const Toolbar = ({ controller, removeCategory, isPhone }: ToolbarProps) => {
  const t = useBudgetTableTexts()
  const { store } = controller
  useTableEvent(store.events, 'rows')
  // Re-renders only when these values change. The buttons cost more to render than an edited row.
  const canUndo = useTableValue(store.events, 'sync', store.history.canUndo)
  const canRedo = useTableValue(store.events, 'sync', store.history.canRedo)
  // Depends on the current row, and on whether that row is saved by now.
  useTableValue(store.events, 'sync', () => isDeletableHere(controller))
  const canDelete = useTableValue(store.events, 'cursor', () => isDeletableHere(controller))
  const { can } = store.budget()
  const hasHistory = can.add || can.edit_item || (can.add_item && can.delete_item)
  const act = (run: () => void) => () => runThenFocus(controller.gridElement(), run)
  const newName = t('new_line')
  return (
    <Inline>
      {can.add_item && store.categories().length > 0 && (
        <Button
          // Without the icon, all buttons fit on one line of a phone.
          {...(!isPhone && { icon: <Icon name="plus" size="small" /> })}
          onPress={act(() => {
            insertLine(controller, newName)
            if (!isPhone) return
            controller.reveal(controller.cursor.id())
            controller.openDialog({ kind: 'line', id: controller.cursor.id() })
          })}
          size="small"
        >
          {t('add_line')}
        </Button>
      )}
      {can.add && store.categories().length > 0 && (
        <Button onPress={() => controller.openDialog({ kind: 'category' })} size="small">
          {t('add_category')}
        </Button>
      )}
      {hasHistory && (
        <Inline wrap={false}>
          <IconButton
            icon={<Icon name="undo" />}
            isDisabled={!canUndo}
            label={t('undo')}
            onPress={act(() => undo(controller, t('undo_reason')))}
            size="small"
          />
          <IconButton
            icon={<Icon name="redo" />}
            isDisabled={!canRedo}
            label={t('redo')}
            onPress={act(() => redo(controller, t('undo_reason')))}
            size="small"
          />
        </Inline>
      )}
      {(can.delete_item || can.delete || canDelete) && !isPhone && (
        <IconButton
          icon={<Icon name="trash" />}
          isDisabled={!canDelete}
          label={t('delete_here')}
          onPress={act(() => remove({ controller, removeCategory }))}
          size="small"
        />
      )}
      {!isPhone && (
        <IconButton
          icon={<Icon name="keyboard" />}
          label={t('keys_title')}
          onPress={() => controller.openDialog({ kind: 'keys' })}
          size="small"
        />
      )}
    </Inline>
  )
}
