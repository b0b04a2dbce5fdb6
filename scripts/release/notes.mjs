import { splitTopic, TOPICS, topicOfPackage } from './topics.ts'

/** What `changeset version` writes into a section and this script has not rewritten yet. */
const UNSORTED = /^### (Major|Minor|Patch) Changes$|^No changes in this release\.$/m

// Nothing was released before 1.0.0, so its major changes break nothing.
const isBreaking = (size, version) => size === 'Major' && version !== '1.0.0'

const dedent = text => text.replace(/^ {2}/gm, '')

/** The items of a list, or the text as the only one. */
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
 * The newest section of a package's changelog as `changeset version` left it: its version and notes, and the text
 * before and after it. Undefined where the section has its topics already.
 */
export const readNewest = (changelog, packageName) => {
  const [head, section = '', ...rest] = changelog.split(/^(?=## )/m)
  if (!UNSORTED.test(section)) return undefined
  const [heading, ...blocks] = section.split(/^### /m)
  const version = /^## (\S+)/.exec(heading)?.[1]
  return { version, head, rest, notes: blocks.flatMap(block => notesOf(block, version, packageName)) }
}

const listItem = text => `- ${text.replace(/\n(?=.)/g, '\n  ')}`

/** Notes below a heading for each topic. A note that several packages share is printed once. */
export const printTopics = (notes, marks) =>
  TOPICS.flatMap(topic => {
    const items = new Set(notes.filter(note => note.topic === topic).map(({ text }) => listItem(text)))
    return items.size > 0 ? [`${marks} ${topic}\n\n${[...items].join('\n')}`] : []
  })
