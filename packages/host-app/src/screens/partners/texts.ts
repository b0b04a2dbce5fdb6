import type partners from '../../locales/en/partners.json'
import { textsOf } from '../../texts/texts-of.tsx'

/** Texts of the partner sites. */
export const usePartnerTexts = textsOf<typeof partners>('partners')
