import english from '#english/ui'
import { textsOf } from '../texts/index.ts'
import type en from './en/ui.json'

/** The design system's own texts. Callers provide all others. */
export const useUiTexts = textsOf<typeof en>('ui', english)
