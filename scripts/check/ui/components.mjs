import { posix } from 'node:path'

const COMPONENT = /^packages\/ui\/src\/([A-Z]\w*)\/index\.ts$/

/** Public components: folders of ui with a capitalised name and an entry. */
export const componentsIn = files => files.flatMap(({ path }) => COMPONENT.exec(path)?.[1] ?? [])

const storyOf = (stories, name) =>
  stories.match(new RegExp(`export const ${name} = [\\s\\S]*?\\n(?=export const |const |$(?![\\s\\S]))`))?.[0] ?? ''

const isShown = (component, stories) =>
  // The title may contain a group of the sidebar.
  new RegExp(`title: 'ui/(?:[\\w ]+/)?${component}'`).test(stories) &&
  stories.includes(`from '@portal/ui/${component}'`) &&
  /\busage\(\{\s+what: [\s\S]+dos: \[\s*['"][\s\S]+donts: \[\s*['"]/.test(stories)

const hasStates = stories =>
  stories.includes('export const Playground = ') &&
  storyOf(stories, 'States').includes("tags: ['visual']") &&
  stories.includes("export const Arabic = States.extend({ globals: { locale: 'ar' }")

const isPlayedByKeys = stories => {
  const keyboard = storyOf(stories, 'Keyboard')
  return (
    /userEvent\.(tab|keyboard)\(/.test(keyboard) &&
    /\bexpect\w*\(/.test(keyboard) &&
    !/userEvent\.(click|hover|pointer)\(/.test(keyboard)
  )
}

/** What people operate: native controls, React Aria except its providers, listeners, and focusable elements. */
const OPERABLE =
  /<(?:button|a|input|select|textarea|summary)\b|react-aria-components\/(?!\w+Provider)|\bon[A-Z]\w*=|tabIndex(?!=\{-1\})/
const TYPES = /import type [^']*'[^']+'/g
const IMPORTED = /(?:from |import\()'(\.[^']+)'/g

/** Whether a module or one that it imports renders something that people operate. */
const isOperable = (path, textOf, seen = new Set()) => {
  const text = seen.has(path) ? undefined : textOf.get(path)?.replace(TYPES, '')
  seen.add(path)
  if (text === undefined || OPERABLE.test(text)) return text !== undefined
  return [...text.matchAll(IMPORTED)].some(([, to]) => isOperable(posix.join(path, '..', to), textOf, seen))
}

const storiesProblems = (component, stories, needsKeys) => [
  ...(isShown(component, stories) ? [] : ['needs its own story with usage: what it is for, dos, and don’ts']),
  ...(hasStates(stories) ? [] : ['needs the stories Playground, States (tagged visual) and Arabic']),
  ...(needsKeys && !isPlayedByKeys(stories)
    ? ['needs a story Keyboard that uses only keys and expects their effect']
    : []),
]

const isBare = (line, index, lines) =>
  /^ {2}(readonly )?\w+\??:/.test(line) &&
  !/\*\//.test(lines[index - 1] ?? '') &&
  !/^ {2}children: ReactNode$/.test(line)

const propsProblems = (component, text) => {
  const blocks = text.match(/(?:export )?interface \w+Props[\s\S]*?\n}/g) ?? []
  // Parts of a component, such as a row of a table, aren't public.
  const isPublic = block => block.startsWith('export') || block.includes(`interface ${component}Props`)
  const bare = blocks.filter(isPublic).flatMap(block => block.split('\n').filter(isBare))
  const isOpen = /\b(className|style)\??:/.test(blocks.join('\n'))
  return [
    ...(isOpen ? ['must not accept className or style'] : []),
    ...bare.map(line => `does not say what its prop does: ${line.trim()}`),
  ]
}

/** Reports components without the usual stories, a keyboard test, or documented props. */
export const check = files => {
  const texts = new Map(files.map(({ path, text }) => [path, text]))
  const sourceOf = component =>
    files
      .filter(({ path }) => path.startsWith(`packages/ui/src/${component}/`) && !path.endsWith('.css.ts'))
      .map(({ text }) => text)
      .join('\n')
  return componentsIn(files).flatMap(component => {
    const entry = `packages/ui/src/${component}/index.ts`
    const stories = texts.get(`stories/ui/${component}.stories.tsx`) ?? ''
    return [
      ...storiesProblems(component, stories, isOperable(entry, texts)),
      ...propsProblems(component, sourceOf(component)),
    ].map(message => ({ path: entry, line: 1, message }))
  })
}
