import { textsOf } from '../../core/texts/texts-of.tsx'
import type commitments from '../../locales/en/commitments.json'

export const useCommitmentTexts = textsOf<typeof commitments>('commitments')
