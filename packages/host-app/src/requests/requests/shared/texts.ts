import type signatures from '@portal/widgets/locales/en/signature_panel.json'
import { textsOf } from '../../../core/texts/texts-of.tsx'
import type requests from '../../../locales/en/requests.json'
import type chain from '../../../locales/en/signature_chain.json'

/** Texts of requests and their signatures. */
export const useRequestTexts = textsOf<typeof requests>('requests')

/** Texts of the signature panel, which has to be drawn with them. */
export const useSignatureTexts = textsOf<typeof signatures>('signature_panel')

/** Texts of the check of signatures. */
export const useChainTexts = textsOf<typeof chain>('signature_chain')
