import { textsOf } from '../../core/texts/texts-of.tsx'
import type delegations from '../../locales/en/delegations.json'

export const useDelegationTexts = textsOf<typeof delegations>('delegations')
