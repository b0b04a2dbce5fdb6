import type signatures from '@portal/widgets/locales/en/signature_panel.json'
import { textsOf } from '../../../core/texts/texts-of.tsx'
import type requests from '../../../locales/en/requests.json'
import type chain from '../../../locales/en/signature_chain.json'

export const useRequestTexts = textsOf<typeof requests>('requests')

/** Texts of the signature panel. Components that render it must call this hook to load them. */
export const useSignatureTexts = textsOf<typeof signatures>('signature_panel')

export const useChainTexts = textsOf<typeof chain>('signature_chain')
