// The headings of the changelog. A changeset's text begins with one of these topics and a colon, such as `Money: ...`.

/** Topics by audience. Each audience is a heading of the root changelog, in this order. */
export const PARTS = [
  {
    title: 'For people who run the portal',
    topics: [
      'People',
      'Programmes',
      'Money',
      'Training',
      'Requests',
      'Complaints',
      'Messages',
      'Workspace',
      'Files',
      'Partner sites',
      'Installation and operation',
      'Other changes',
    ],
  },
  {
    title: 'For people who use the packages or the script tag',
    topics: ['Components', 'Widgets', 'Contract', 'Script tag'],
  },
]

/** All topics in printing order. */
export const TOPICS = PARTS.flatMap(({ topics }) => topics)

/** Default topics by package. */
const TOPIC_OF_PACKAGE = new Map([
  ['ui', 'Components'],
  ['widgets', 'Widgets'],
  ['contract', 'Contract'],
])

/** Splits a note into its topic, if any, and its text. */
export const splitTopic = (note: string): { topic: string | undefined; text: string } => {
  const topic = TOPICS.find(name => note.startsWith(`${name}:`))
  return { topic, text: topic ? note.slice(topic.length + 1).trim() : note }
}

export const topicOfPackage = (name: string): string => TOPIC_OF_PACKAGE.get(name) ?? 'Other changes'
