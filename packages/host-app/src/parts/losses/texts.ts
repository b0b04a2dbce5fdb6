import { textsOf } from '@portal/ui/texts'
import type losses from '../../locales/en/losses.json'

/** Texts of deletions that take other records along. */
export const useLossTexts = textsOf<typeof losses>('losses')
