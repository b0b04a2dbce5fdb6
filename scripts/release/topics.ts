// The headings of the changelog. A changeset's text begins with one of these topics and a colon, such as `Money: ...`.

/** Headings of the root changelog for each audience, in the order in which they are printed. */
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

/** Every topic, in the order in which they are printed. */
export const TOPICS = PARTS.flatMap(({ topics }) => topics)

/** The topic of a note that names none, by its package. */
const TOPIC_OF_PACKAGE = new Map([
  ['ui', 'Components'],
  ['widgets', 'Widgets'],
  ['contract', 'Contract'],
])

/** Splits a note into the topic it names, if any, and the rest. */
export const splitTopic = (note: string): { topic: string | undefined; text: string } => {
  const topic = TOPICS.find(name => note.startsWith(`${name}:`))
  return { topic, text: topic ? note.slice(topic.length + 1).trim() : note }
}

/** The topic of a note of this package that names none. */
export const topicOfPackage = (name: string): string => TOPIC_OF_PACKAGE.get(name) ?? 'Other changes'
