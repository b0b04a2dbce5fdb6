import { Button } from '@portal/ui/Button'
import { Icon } from '@portal/ui/Icon'
import { IconButton } from '@portal/ui/IconButton'
import { Inline } from '@portal/ui/Inline'
import { useBudgetTexts } from '../../locales/index.ts'
import { thenFocus } from '../grid/focus.ts'
import { useBell, useHeard } from '../grid/use-bell.ts'
import { redo, remove, undo } from '../hands/commands.ts'
import { insertLine } from '../hands/deeds.ts'
import { seek } from '../phone/use-sought.ts'
import type { Desk } from '../sheet/desk.ts'
import { isDeletableHere } from '../sheet/editable.ts'

export interface ToolbarProps {
  desk: Desk
  /** Asks for a category to be removed. */
  removeCategory: (id: string) => void
  /** Whether the lines stand in a list, without cells. */
  isPhone: boolean
}

/** What can be done with the table by mouse and touch; the keys for it stand in a list of their own. */
export const Toolbar = ({ desk, removeCategory, isPhone }: ToolbarProps) => {
  const t = useBudgetTexts()
  const { sheet } = desk
  useBell(sheet.bells, 'rows')
  // Not with every edit: the buttons cost more to draw than the row that was edited.
  const canUndo = useHeard(sheet.bells, 'sync', sheet.history.canUndo)
  const canRedo = useHeard(sheet.bells, 'sync', sheet.history.canRedo)
  // It depends on where one is, and on whether that has been stored by now.
  useHeard(sheet.bells, 'sync', () => isDeletableHere(desk))
  const canDelete = useHeard(sheet.bells, 'cursor', () => isDeletableHere(desk))
  const { can } = sheet.budget()
  const hasHistory = can.add || can.edit_item || (can.add_item && can.delete_item)
  const act = (run: () => void) => () => thenFocus(desk.home(), run)
  const newName = t('new_line')
  return (
    <Inline>
      {can.add_item && sheet.categories().length > 0 && (
        <Button
          // Without it, all buttons stand in one line of a phone.
          {...(!isPhone && { icon: <Icon name="plus" size="small" /> })}
          onPress={act(() => {
            insertLine(desk, newName)
            if (!isPhone) return
            seek(desk, desk.cursor.id())
            desk.ask({ kind: 'line', id: desk.cursor.id() })
          })}
          size="small"
        >
          {t('add_line')}
        </Button>
      )}
      {can.add && sheet.categories().length > 0 && (
        <Button onPress={() => desk.ask({ kind: 'category' })} size="small">
          {t('add_category')}
        </Button>
      )}
      {hasHistory && (
        <Inline wrap={false}>
          <IconButton
            icon={<Icon name="undo" />}
            isDisabled={!canUndo}
            label={t('undo')}
            onPress={act(() => undo(desk))}
            size="small"
          />
          <IconButton
            icon={<Icon name="redo" />}
            isDisabled={!canRedo}
            label={t('redo')}
            onPress={act(() => redo(desk))}
            size="small"
          />
        </Inline>
      )}
      {(can.delete_item || can.delete || canDelete) && !isPhone && (
        <IconButton
          icon={<Icon name="trash" />}
          isDisabled={!canDelete}
          label={t('delete_here')}
          onPress={act(() => remove({ desk, removeCategory }))}
          size="small"
        />
      )}
      {!isPhone && (
        <IconButton
          icon={<Icon name="keyboard" />}
          label={t('keys_title')}
          onPress={() => desk.ask({ kind: 'keys' })}
          size="small"
        />
      )}
    </Inline>
  )
}
