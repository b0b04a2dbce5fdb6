import { focusCurrent } from '@portal/ui/cells'
import { useEffect } from 'react'
import { AddCategory } from './dialogs/AddCategory.tsx'
import { ChooseValue } from './dialogs/ChooseValue.tsx'
import { DeleteLines } from './dialogs/DeleteLines.tsx'
import { KeyList } from './dialogs/KeyList.tsx'
import type { Controller, DialogState } from './editing/controller.ts'
import { PastePreview } from './paste/PastePreview.tsx'
import { LineDialog } from './phone/LineDialog.tsx'

interface DialogsProps {
  controller: Controller
  dialog: DialogState
}

const dialogOf = (controller: Controller, dialog: DialogState, onClose: () => void) => {
  const own = { controller, onClose }
  switch (dialog.kind) {
    case 'paste':
      return <PastePreview {...own} text={dialog.text} />
    case 'delete':
      return <DeleteLines {...own} category={dialog.category} lines={dialog.lines} />
    case 'conflict':
      return <ChooseValue {...own} field={dialog.field} id={dialog.id} />
    case 'line':
      return <LineDialog {...own} id={dialog.id} removeCategory={dialog.removeCategory} />
    case 'category':
      return <AddCategory {...own} />
    case 'keys':
      return <KeyList onClose={onClose} />
  }
}

/** The open dialog. Its code loads with the first one. */
export const Dialogs = ({ controller, dialog }: DialogsProps) => {
  // A closing dialog can't return focus to a line that was deleted in it, so the table focuses its current cell.
  useEffect(() => {
    const goBack = () => {
      if (!controller.dialog()) focusCurrent(controller.gridElement())
    }
    return () => void requestAnimationFrame(goBack)
  }, [controller])
  return dialogOf(controller, dialog, () => controller.openDialog(undefined))
}
