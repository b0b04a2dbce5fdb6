import type commitments from '../../../locales/en/commitments.json'
import { textsOf } from '../../../texts/texts-of.tsx'

/** Texts of commitments. */
export const useCommitmentTexts = textsOf<typeof commitments>('commitments')
