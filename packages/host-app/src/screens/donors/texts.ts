import { textsOf } from '@portal/ui/texts'
import type donors from '../../locales/en/donors.json'

/** Texts of the donors. */
export const useDonorTexts = textsOf<typeof donors>('donors')
