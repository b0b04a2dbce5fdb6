import type signaturePanel from '@portal/widgets/locales/en/signature_panel.json'
import type delegations from '../../locales/en/requests/delegations.json'
import type requestPapers from '../../locales/en/requests/request_papers.json'
import type requests from '../../locales/en/requests/requests.json'
import type signatureChain from '../../locales/en/requests/signature_chain.json'
import { portalTextsOf } from './texts-of.tsx'

export const useDelegationTexts = portalTextsOf<typeof delegations>('delegations')

export const usePaperTexts = portalTextsOf<typeof requestPapers>('request_papers')

export const useRequestTexts = portalTextsOf<typeof requests>('requests')

/** Texts of the signature panel. Components that render it must call this hook to load them. */
export const useSignatureWidgetTexts = portalTextsOf<typeof signaturePanel>('signature_panel')

export const useChainTexts = portalTextsOf<typeof signatureChain>('signature_chain')
