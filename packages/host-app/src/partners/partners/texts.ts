import { textsOf } from '../../core/texts/texts-of.tsx'
import type partners from '../../locales/en/partners.json'

export const usePartnerTexts = textsOf<typeof partners>('partners')
