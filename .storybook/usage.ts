import type { Control } from '../stories/support/in-states.ts'

export interface Usage {
  /** Purpose, in one or two sentences. */
  readonly what: string
  readonly dos: readonly string[]
  readonly donts: readonly string[]
  /** For a component that covers the page or is a whole page. Its first story then has its own frame. */
  readonly isFramed?: true
  /**
   * `{ id }` for an element with a fixed ID, `'none'` for a component without its own element. Default: `id` and `data-*`
   * reach the component's element.
   */
  readonly element?: { readonly id: string } | 'none'
  /**
   * Rows in the matrix of Foundations/States. Empty if the component has no states of its own, because it lists other
   * components or only displays something.
   */
  readonly states?: readonly Control[]
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
