import type chain from '../../locales/en/signature_chain.json'
import { textsOf } from '../../texts/texts-of.tsx'

/** Texts of the check of all signatures. */
export const useChainTexts = textsOf<typeof chain>('signature_chain')
