import { can, type Holder } from '@portal/contract/needs'

/** What a person may do to a __spoken__. Pure: rules of a row are tested without a database. */
export const rightsOn__Record__ = (user: Holder) => ({
  edit: can(user, __edit__),
  delete: can(user, __delete__),
})
