import { splitTopic, TOPICS, topicOfPackage } from './topics.ts'

/** Heading of `changeset version` that this script hasn't rewritten yet. */
const UNSORTED = /^### (Major|Minor|Patch) Changes$|^No changes in this release\.$/m

// Nothing was released before 1.0.0, so it has no breaking changes.
const isBreaking = (size, version) => size === 'Major' && version !== '1.0.0'

const dedent = text => text.replace(/^ {2}/gm, '')

/** The items of a list, or the whole text if it isn't a list. */
const pointsOf = text => (text.startsWith('- ') ? text.split(/\n+(?=- )/).map(point => dedent(point.slice(2))) : [text])

const notesOf = (block, version, packageName) => {
  const [heading, ...lines] = block.split('\n')
  const [size] = heading.split(' ')
  return lines
    .join('\n')
    .split(/^- /m)
    .slice(1)
    .map(note => dedent(note.replace(/^[0-9a-f]{7,}: /, '')).trim())
    .filter(note => note && !note.startsWith('Updated dependencies'))
    .flatMap(note => {
      const { topic = topicOfPackage(packageName), text } = splitTopic(note)
      const mark = isBreaking(size, version) ? '**Breaking:** ' : ''
      return pointsOf(text).map(point => ({ topic, text: `${mark}${point.trim()}` }))
    })
}

/**
 * The newest section of a package's changelog, as `changeset version` wrote it: version, notes, and the text before and
 * after. Undefined if the section is already sorted by topic.
 */
export const readNewest = (changelog, packageName) => {
  const [head, section = '', ...rest] = changelog.split(/^(?=## )/m)
  if (!UNSORTED.test(section)) return undefined
  const [heading, ...blocks] = section.split(/^### /m)
  const version = /^## (\S+)/.exec(heading)?.[1]
  return { version, head, rest, notes: blocks.flatMap(block => notesOf(block, version, packageName)) }
}

const listItem = text => `- ${text.replace(/\n(?=.)/g, '\n  ')}`

/** Notes grouped below a heading per topic. Prints a note once if several packages share it. */
export const printTopics = (notes, marks) =>
  TOPICS.flatMap(topic => {
    const items = new Set(notes.filter(note => note.topic === topic).map(({ text }) => listItem(text)))
    return items.size > 0 ? [`${marks} ${topic}\n\n${[...items].join('\n')}`] : []
  })
