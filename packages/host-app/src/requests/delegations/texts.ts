import { textsOf } from '../../core/texts/texts-of.tsx'
import type delegations from '../../locales/en/delegations.json'

/** Texts of delegations. */
export const useDelegationTexts = textsOf<typeof delegations>('delegations')
