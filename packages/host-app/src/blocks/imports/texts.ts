import { textsOf } from '../../core/texts/texts-of.tsx'
import type imports from '../../locales/en/imports.json'

/** Texts of imports. */
export const useImportTexts = textsOf<typeof imports>('imports')
