import type commitments from '../../../locales/en/commitments.json'
import { textsOf } from '../../../texts/texts-of.tsx'

/** Texts of what is held back. */
export const useCommitmentTexts = textsOf<typeof commitments>('commitments')
