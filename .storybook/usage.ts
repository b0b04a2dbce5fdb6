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
