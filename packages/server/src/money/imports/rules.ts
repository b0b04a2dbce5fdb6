import { can, type Holder } from '@portal/contract/core/rights/needs'
import type { ImportKind } from '@portal/contract/core/tables/import-fields'

/** Files that one person may have on their way at once; the oldest makes way for the next. */
export const MOST_FILES = 20

/** Files that are read at once; each may fill the memory of its thread. A person has a second one in another window. */
export const READING = { atOnce: 2, waiting: 10, perPerson: 2 }

/** Previews and imports at once: a few of the twenty connections that all of the portal has. */
export const APPLYING = { atOnce: 4, waiting: 20, perPerson: 2 }

/** Whether a person may import this into budgets that they see. */
export const mayImport = (user: Holder, kind: ImportKind): boolean =>
  can(user, ['budget', kind === 'items' ? 'import_items' : 'import_expenses'])

/** Whether a person may change lines by an import. */
export const mayUpdateLines = (user: Holder): boolean => can(user, ['budget', 'edit_item'])

/** Whether a person may add categories, which an import of lines can need. */
export const mayAddCategories = (user: Holder): boolean => can(user, ['budget', 'add'])
