/** A transition between two states. Server, buttons, and docs read it. `source` names the origin of the rule. */
export interface Transition<State extends string> {
  readonly from: State
  readonly to: State
  readonly action: string
  readonly asks: readonly string[]
  readonly source: `decision ${number}` | 'docs/rules/training.md' | 'specification'
}

const requestSteps = [
  { from: 'pending', to: 'onhold', action: 'hold', asks: ['reason'], source: 'decision 3' },
  { from: 'onhold', to: 'pending', action: 'resume', asks: ['reason'], source: 'decision 3' },
  { from: 'pending', to: 'rejected', action: 'reject', asks: ['reason'], source: 'decision 3' },
  { from: 'pending', to: 'canceled', action: 'cancel', asks: ['reason'], source: 'decision 3' },
  { from: 'onhold', to: 'canceled', action: 'cancel', asks: ['reason'], source: 'decision 3' },
  { from: 'pending', to: 'bought', action: 'buy', asks: [], source: 'decision 3' },
  { from: 'bought', to: 'canceled', action: 'cancel', asks: ['reason'], source: 'decision 3' },
] as const

/** All transitions between entity states. */
export const transitions = {
  activity: [
    { from: 'not_started', to: 'in_progress', action: 'start', asks: ['actual_start'], source: 'decision 1' },
    { from: 'in_progress', to: 'holding', action: 'hold', asks: ['reason'], source: 'decision 1' },
    { from: 'holding', to: 'in_progress', action: 'resume', asks: ['reason'], source: 'decision 1' },
    {
      from: 'in_progress',
      to: 'completed',
      action: 'complete',
      asks: ['actual_end', 'actual_beneficiaries', 'actual_cost_minor'],
      source: 'decision 1',
    },
    { from: 'completed', to: 'in_progress', action: 'reopen', asks: ['reason'], source: 'decision 1' },
  ],
  enrollment: [
    { from: 'pending', to: 'approved', action: 'approve', asks: [], source: 'decision 5' },
    { from: 'pending', to: 'waitlisted', action: 'waitlist', asks: [], source: 'decision 5' },
    { from: 'pending', to: 'rejected', action: 'reject', asks: ['reason'], source: 'decision 5' },
    { from: 'waitlisted', to: 'approved', action: 'approve', asks: [], source: 'decision 5' },
    { from: 'waitlisted', to: 'rejected', action: 'reject', asks: ['reason'], source: 'decision 5' },
    { from: 'approved', to: 'withdrawn', action: 'withdraw', asks: [], source: 'decision 5' },
    { from: 'approved', to: 'dropped_out', action: 'drop_out', asks: ['reason'], source: 'decision 64' },
    { from: 'pending', to: 'withdrawn', action: 'withdraw', asks: [], source: 'docs/rules/training.md' },
    { from: 'waitlisted', to: 'withdrawn', action: 'withdraw', asks: [], source: 'docs/rules/training.md' },
  ],
  purchase_request: [
    ...requestSteps,
    { from: 'bought', to: 'delivered', action: 'deliver', asks: [], source: 'decision 3' },
    { from: 'bought', to: 'delivered', action: 'short_close', asks: ['reason'], source: 'decision 57' },
  ],
  // Employment requests have no delivery: `bought` means filled.
  employment_request: requestSteps,
  complaint: [
    { from: 'new', to: 'closed', action: 'close', asks: ['note'], source: 'decision 4' },
    { from: 'closed', to: 'new', action: 'reopen', asks: ['reason'], source: 'decision 4' },
  ],
} as const satisfies Record<string, readonly Transition<string>[]>

type Steps = typeof transitions

/** Returns undefined if the state doesn't allow the action. */
export const stepOf = <E extends keyof Steps>(entity: E, from: string, action: string) => {
  const steps: readonly Steps[E][number][] = transitions[entity]
  return steps.find(step => step.from === from && step.action === action)
}
