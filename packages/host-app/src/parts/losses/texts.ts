import type losses from '../../locales/en/losses.json'
import { textsOf } from '../../texts/texts-of.tsx'

/** Texts of deletions that take other records along. */
export const useLossTexts = textsOf<typeof losses>('losses')
