export interface Usage {
  /** Purpose, in one or two sentences. */
  readonly what: string
  readonly dos: readonly string[]
  readonly donts: readonly string[]
}

/** Docs parameters for a component's page: purpose, dos, and don'ts. */
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

export const isUsage = (usage: unknown): usage is Usage => typeof usage === 'object' && usage !== null && 'dos' in usage
