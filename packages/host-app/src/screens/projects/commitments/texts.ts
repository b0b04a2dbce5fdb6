import { textsOf } from '@portal/ui/texts'
import type commitments from '../../../locales/en/commitments.json'

/** Texts of what is held back. */
export const useCommitmentTexts = textsOf<typeof commitments>('commitments')
