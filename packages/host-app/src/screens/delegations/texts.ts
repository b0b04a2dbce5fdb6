import type delegations from '../../locales/en/delegations.json'
import { textsOf } from '../../texts/texts-of.tsx'

/** Texts of delegations. */
export const useDelegationTexts = textsOf<typeof delegations>('delegations')
