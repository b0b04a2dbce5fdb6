import type partners from '../../locales/en/partners.json'
import { textsOf } from './texts-of.tsx'

export const usePartnerTexts = textsOf<typeof partners>('partners')
