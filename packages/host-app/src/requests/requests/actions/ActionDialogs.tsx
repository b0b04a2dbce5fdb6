import type { ComponentProps } from 'react'
import type { RequestAction } from './actions.ts'
import { ExpenseDialog } from './ExpenseDialog.tsx'
import { ReceiveDialog } from './ReceiveDialog.tsx'
import { RequestActionDialog } from './RequestActionDialog.tsx'

interface ActionDialogsProps extends Omit<ComponentProps<typeof RequestActionDialog>, 'name'> {
  name: RequestAction
}

export const ActionDialogs = ({ name, ...props }: ActionDialogsProps) => {
  switch (name) {
    case 'receive':
      return <ReceiveDialog {...props} />
    case 'post_expense':
      return <ExpenseDialog {...props} />
    default:
      return <RequestActionDialog {...props} name={name} />
  }
}
