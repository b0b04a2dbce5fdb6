interface Usage {
  /** What it is for, in a sentence or two. */
  what: string
  /** What to do with it. */
  dos: readonly string[]
  /** What not to do with it. */
  donts: readonly string[]
}

/** The head of a component's docs page. */
export const usage = ({ what, dos, donts }: Usage) => ({
  docs: {
    description: {
      component: [
        what,
        '**Do**',
        dos.map(line => `- ${line}`).join('\n'),
        "**Don't**",
        donts.map(line => `- ${line}`).join('\n'),
      ].join('\n\n'),
    },
  },
})

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
