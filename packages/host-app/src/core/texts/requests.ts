import type signaturePanel from '@portal/widgets/locales/en/signature_panel.json'
import type delegations from '../../locales/en/requests/delegations.json'
import type requestPapers from '../../locales/en/requests/request_papers.json'
import type requests from '../../locales/en/requests/requests.json'
import type signatureChain from '../../locales/en/requests/signature_chain.json'
import { textsOf } from './texts-of.tsx'

export const useDelegationTexts = textsOf<typeof delegations>('delegations')

export const usePaperTexts = textsOf<typeof requestPapers>('request_papers')

export const useRequestTexts = textsOf<typeof requests>('requests')

/** Texts of the signature panel. Components that render it must call this hook to load them. */
export const useSignatureWidgetTexts = textsOf<typeof signaturePanel>('signature_panel')

export const useChainTexts = textsOf<typeof signatureChain>('signature_chain')
