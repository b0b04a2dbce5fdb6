import { impactKinds, partKinds } from '@portal/contract/core/records/deletion-impact'
import { useDeletionImpactTexts } from '../../core/texts/workspace.ts'

const labelled = [...impactKinds, ...partKinds]

/** Label of a number of rows of a table. Tables without a text of their own are other records. */
export const useKindLabel = () => {
  const t = useDeletionImpactTexts()
  return (kind: string, count: number): string =>
    t(`kinds.${labelled.find(known => known === kind) ?? 'other'}`, { count })
}
