import { textsOf } from '@portal/ui/texts'
import type partners from '../../locales/en/partners.json'

/** Texts of the partner sites. */
export const usePartnerTexts = textsOf<typeof partners>('partners')
