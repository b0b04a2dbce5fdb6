import type donors from '../../locales/en/donors.json'
import { textsOf } from '../../texts/texts-of.tsx'

/** Texts of the donors. */
export const useDonorTexts = textsOf<typeof donors>('donors')
