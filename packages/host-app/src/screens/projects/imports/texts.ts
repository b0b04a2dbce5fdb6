import { textsOf } from '@portal/ui/texts'
import type imports from '../../../locales/en/imports.json'

/** Texts of imports. */
export const useImportTexts = textsOf<typeof imports>('imports')
