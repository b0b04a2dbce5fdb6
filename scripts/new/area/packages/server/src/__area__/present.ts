import type { __Record__ } from '@portal/contract/__area__'
import type { Holder } from '@portal/contract/needs'
import { rightsOn__Record__ } from './rules.ts'
import type { __Record__Row } from './schema.ts'

/** A __spoken__ as the given person sees it. */
export const present__Record__ = (row: __Record__Row, user: Holder): __Record__ => ({
  ...row,
  created_at: row.created_at.toISOString(),
  can: rightsOn__Record__(user),
})
