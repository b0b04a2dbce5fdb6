import { textsOf } from '../../core/texts/texts-of.tsx'
import type deletionImpact from '../../locales/en/deletion_impact.json'

export const useDeletionImpactTexts = textsOf<typeof deletionImpact>('deletion_impact')
