import type requests from '../../locales/en/purchase_requests.json'
import { textsOf } from '../../texts/texts-of.tsx'

/** Texts of purchase requests and their signatures. */
export const useRequestTexts = textsOf<typeof requests>('purchase_requests')
