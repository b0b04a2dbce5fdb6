import { textsOf } from '../../core/texts/texts-of.tsx'
import type imports from '../../locales/en/imports.json'

export const useImportTexts = textsOf<typeof imports>('imports')
