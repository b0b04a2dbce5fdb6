import type { Change } from '@portal/contract/workspace/history'
import { useDeletionImpactTexts, useHistoryTexts, useRemovalTexts } from '../../core/texts/workspace.ts'

type Missing = NonNullable<Change['removal']>['missing']

/** Says what a restoration couldn't bring back, such as team memberships of deleted accounts. */
export const useMissingText = () => {
  const t = useHistoryTexts()
  const removals = useRemovalTexts()
  const impact = useDeletionImpactTexts()
  return (missing: Missing): string | undefined => {
    const rows = missing.map(({ kind, count }) => impact(`kinds.${kind}`, { count })).join(t('and'))
    return missing.length > 0 ? removals('restored_without', { rows }) : undefined
  }
}
