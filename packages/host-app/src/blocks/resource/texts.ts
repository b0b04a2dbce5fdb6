import type { TextValues } from '@portal/ui/texts'

/**
 * The texts of a resource, which its namespace has under these keys: `record` is what one is called, `add` what the
 * button says, `search` what is looked in.
 */
export type ResourceTexts = (key: 'record' | 'add' | 'search' | 'empty' | 'empty_text', values?: TextValues) => string
