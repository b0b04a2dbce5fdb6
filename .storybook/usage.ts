export interface Usage {
  /** What it is for, in a sentence or two. */
  readonly what: string
  /** What to do with it. */
  readonly dos: readonly string[]
  /** What not to do with it. */
  readonly donts: readonly string[]
}

/** The head of a component's docs page: what it is for, and when to take it. */
export const usage = (guidance: Usage) => ({ usage: guidance, docs: { description: { component: guidance.what } } })

/** Controls for props whose values come from a const array. */
export const choices = (values: Readonly<Record<string, readonly (string | number)[]>>) =>
  Object.fromEntries(
    Object.entries(values).map(([prop, options]) => [
      prop,
      {
        control: { type: options.length > 4 ? ('select' as const) : ('inline-radio' as const) },
        options: [...options],
        table: { type: { summary: options.join(' | ') } },
      },
    ]),
  )

/** Whether a page's parameters say when to take a component. */
export const isUsage = (usage: unknown): usage is Usage => typeof usage === 'object' && usage !== null && 'dos' in usage
