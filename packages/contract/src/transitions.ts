/** A step between two states, as server, buttons and docs read it. `source` says where the rule comes from. */
export interface Transition<State extends string> {
  readonly from: State
  readonly to: State
  readonly action: string
  /** Fields that have to be filled. */
  readonly asks: readonly string[]
  readonly source: `decision ${number}` | 'specification'
}

/** Every transition between entity states, by entity (decision 6). */
export const transitions = {
  complaint: [
    { from: 'new', to: 'closed', action: 'close', asks: ['note'], source: 'decision 4' },
    { from: 'closed', to: 'new', action: 'reopen', asks: ['reason'], source: 'decision 4' },
  ],
} as const satisfies Record<string, readonly Transition<string>[]>

/** The step that an action makes from a state, or undefined where it is not allowed. */
export const stepOf = <E extends keyof typeof transitions>(entity: E, from: string, action: string) =>
  transitions[entity].find(step => step.from === from && step.action === action)
