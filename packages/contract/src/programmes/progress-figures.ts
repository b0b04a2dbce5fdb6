/** Progress until a day. Money is in minor units, and completion in per cent. */
export interface ActivityProgress {
  readonly actual_cost_minor: number
  readonly actual_beneficiaries: number
  readonly completion: number
}

type StatedFigures = { readonly [Name in keyof ActivityProgress]?: number | undefined }

/** Whether completion or another figure falls below earlier progress. A figure that isn't stated stays the same. */
export const fallOf = (stated: StatedFigures, before: ActivityProgress): 'completion' | 'figures' | undefined => {
  const isBelow = (name: keyof ActivityProgress) => (stated[name] ?? before[name]) < before[name]
  if (isBelow('completion')) return 'completion'
  return isBelow('actual_beneficiaries') || isBelow('actual_cost_minor') ? 'figures' : undefined
}
