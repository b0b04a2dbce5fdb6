import { can, type Holder } from '@portal/contract/needs'

/** Partner sites are managed by sysadmin alone (decision 39). */
export const rightsOn = (user: Holder) => {
  const manages = can(user, 'sysadmin')
  return { edit: manages, delete: manages }
}
