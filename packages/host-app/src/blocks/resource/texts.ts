import type { TextValues } from '@portal/ui/texts'

/**
 * Texts of a resource, under these keys in its namespace. `record` names one record, `add` labels the button, `search`
 * labels the search field.
 */
export type ResourceTexts = (key: 'record' | 'add' | 'search' | 'empty' | 'empty_text', values?: TextValues) => string
