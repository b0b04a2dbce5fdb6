import type imports from '../../locales/en/imports.json'
import { textsOf } from '../../texts/texts-of.tsx'

/** Texts of imports. */
export const useImportTexts = textsOf<typeof imports>('imports')
