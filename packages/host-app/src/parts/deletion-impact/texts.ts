import type deletionImpact from '../../locales/en/deletion_impact.json'
import { textsOf } from '../../texts/texts-of.tsx'

/** Texts of deletions that take other records along. */
export const useDeletionImpactTexts = textsOf<typeof deletionImpact>('deletion_impact')
