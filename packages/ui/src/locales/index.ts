import english from '#english/ui'
import { textsOf } from '../texts/index.ts'
import type en from './en/ui.json'

/** The design system's own few words; everything else is given by the caller. */
export const useUiTexts = textsOf<typeof en>('ui', english)
