import type { ComponentProps } from 'react'
import { ActionDialog } from './ActionDialog.tsx'
import type { RequestAction } from './actions.ts'
import { ExpenseDialog } from './ExpenseDialog.tsx'
import { ReceiveDialog } from './ReceiveDialog.tsx'

interface ActionDialogsProps extends Omit<ComponentProps<typeof ActionDialog>, 'name'> {
  name: RequestAction
}

export const ActionDialogs = ({ name, ...props }: ActionDialogsProps) => {
  switch (name) {
    case 'receive':
      return <ReceiveDialog {...props} />
    case 'post_expense':
      return <ExpenseDialog {...props} />
    default:
      return <ActionDialog {...props} name={name} />
  }
}
