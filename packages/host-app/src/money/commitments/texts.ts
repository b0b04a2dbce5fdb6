import { textsOf } from '../../core/texts/texts-of.tsx'
import type commitments from '../../locales/en/commitments.json'

/** Texts of commitments. */
export const useCommitmentTexts = textsOf<typeof commitments>('commitments')
