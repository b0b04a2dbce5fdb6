import { can, type Holder } from '@portal/contract/core/rights/needs'
import type { ImportKind } from '@portal/contract/core/tables/import-fields'

/** Pending files per person. A new file replaces the oldest one. */
export const MOST_FILES = 20

/** Concurrent reads. Each may fill its worker's memory. A person may have two, for two windows. */
export const READING = { atOnce: 2, waiting: 10, perPerson: 2 }

/** Concurrent previews and imports. They may only take a few of the database connections. */
export const APPLYING = { atOnce: 4, waiting: 20, perPerson: 2 }

/** Whether the person may import this kind into budgets that they see. */
export const mayImport = (user: Holder, kind: ImportKind): boolean =>
  can(user, ['budget', kind === 'items' ? 'import_items' : 'import_expenses'])

/** Whether the person may update lines by import. */
export const mayUpdateLines = (user: Holder): boolean => can(user, ['budget', 'edit_item'])

/** Whether the person may add categories, which importing lines may require. */
export const mayAddCategories = (user: Holder): boolean => can(user, ['budget', 'add'])
