/** A transition between two states. Server, buttons, and docs read it. `source` links to the section with its rule. */
export interface Transition<State extends string> {
  readonly from: State
  readonly to: State
  readonly action: string
  readonly asks: readonly string[]
  readonly source: `docs/rules/${string}.md#${string}`
}

const requests = 'docs/rules/requests.md#how-a-request-moves-on'
const activities = 'docs/rules/programmes.md#how-an-activity-moves-on'
const places = 'docs/rules/training.md#how-people-get-a-place'
const leaving = 'docs/rules/training.md#how-a-trainee-leaves'
const complaints = 'docs/rules/complaints.md#who-can-handle-a-complaint'

const requestSteps = [
  { from: 'pending', to: 'onhold', action: 'hold', asks: ['reason'], source: requests },
  { from: 'onhold', to: 'pending', action: 'resume', asks: ['reason'], source: requests },
  { from: 'pending', to: 'rejected', action: 'reject', asks: ['reason'], source: requests },
  { from: 'pending', to: 'canceled', action: 'cancel', asks: ['reason'], source: requests },
  { from: 'onhold', to: 'canceled', action: 'cancel', asks: ['reason'], source: requests },
  { from: 'pending', to: 'bought', action: 'buy', asks: [], source: requests },
  { from: 'bought', to: 'canceled', action: 'cancel', asks: ['reason'], source: requests },
] as const

/** All transitions between entity states. */
export const transitions = {
  activity: [
    { from: 'not_started', to: 'in_progress', action: 'start', asks: ['actual_start'], source: activities },
    { from: 'in_progress', to: 'holding', action: 'hold', asks: ['reason'], source: activities },
    { from: 'holding', to: 'in_progress', action: 'resume', asks: ['reason'], source: activities },
    {
      from: 'in_progress',
      to: 'completed',
      action: 'complete',
      asks: ['actual_end', 'actual_beneficiaries', 'actual_cost_minor'],
      source: activities,
    },
    { from: 'completed', to: 'in_progress', action: 'reopen', asks: ['reason'], source: activities },
  ],
  enrollment: [
    { from: 'pending', to: 'approved', action: 'approve', asks: [], source: places },
    { from: 'pending', to: 'waitlisted', action: 'waitlist', asks: [], source: places },
    { from: 'pending', to: 'rejected', action: 'reject', asks: ['reason'], source: places },
    { from: 'waitlisted', to: 'approved', action: 'approve', asks: [], source: places },
    { from: 'waitlisted', to: 'rejected', action: 'reject', asks: ['reason'], source: places },
    { from: 'approved', to: 'withdrawn', action: 'withdraw', asks: [], source: leaving },
    { from: 'approved', to: 'dropped_out', action: 'drop_out', asks: ['reason'], source: leaving },
    { from: 'pending', to: 'withdrawn', action: 'withdraw', asks: [], source: leaving },
    { from: 'waitlisted', to: 'withdrawn', action: 'withdraw', asks: [], source: leaving },
  ],
  purchase_request: [
    ...requestSteps,
    { from: 'bought', to: 'delivered', action: 'deliver', asks: [], source: requests },
    { from: 'bought', to: 'delivered', action: 'short_close', asks: ['reason'], source: requests },
  ],
  // Employment requests have no delivery: `bought` means filled.
  employment_request: requestSteps,
  complaint: [
    { from: 'new', to: 'closed', action: 'close', asks: ['note'], source: complaints },
    { from: 'closed', to: 'new', action: 'reopen', asks: ['reason'], source: complaints },
  ],
} as const satisfies Record<string, readonly Transition<string>[]>

type Steps = typeof transitions

/** Returns undefined if the state doesn't allow the action. */
export const transitionOf = <E extends keyof Steps>(entity: E, from: string, action: string) => {
  const steps: readonly Steps[E][number][] = transitions[entity]
  return steps.find(step => step.from === from && step.action === action)
}
