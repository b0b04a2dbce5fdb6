import { still, vocabulary } from './vocabulary.mjs'

const COMPONENT = /^packages\/ui\/src\/([A-Z]\w*)\/index\.ts$/

/** The public components: every folder of ui that is named as one and has an entry. */
export const componentsIn = files => files.flatMap(({ path }) => COMPONENT.exec(path)?.[1] ?? [])

/** One story of a file, from its name to its end. */
const storyOf = (stories, name) =>
  stories.match(new RegExp(`export const ${name} = [\\s\\S]*?\\n(?=export const |const |$(?![\\s\\S]))`))?.[0] ?? ''

const isShown = (component, stories) =>
  // Under the group of the sidebar that it belongs to.
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

const storiesProblems = (component, stories) => [
  ...(isShown(component, stories) ? [] : ['needs a story of its own with usage: what it is for, what to do, what not']),
  ...(hasStates(stories) ? [] : ['needs the stories Playground, States (tagged visual) and Arabic']),
  ...(still.has(component) || isPlayedByKeys(stories)
    ? []
    : ['needs a story Keyboard that is played by keys alone and expects what comes of it']),
]

const isBare = (line, index, lines) =>
  /^ {2}(readonly )?\w+\??:/.test(line) &&
  !/\*\//.test(lines[index - 1] ?? '') &&
  !/^ {2}children: ReactNode$/.test(line)

const propsProblems = (component, text) => {
  const blocks = text.match(/(?:export )?interface \w+Props[\s\S]*?\n}/g) ?? []
  // A part of its own, such as a row of a table, is not public.
  const isPublic = block => block.startsWith('export') || block.includes(`interface ${component}Props`)
  const bare = blocks.filter(isPublic).flatMap(block => block.split('\n').filter(isBare))
  const isOpen = /\b(className|style)\??:/.test(blocks.join('\n'))
  return [
    ...(isOpen ? ['lets its look be changed from outside (className, style)'] : []),
    ...bare.map(line => `does not say what its prop does: ${line.trim()}`),
  ]
}

/** Components that are not shown, played or described as every other one is. */
export const check = files => {
  const components = componentsIn(files)
  const problemOf = component => message => ({ path: `packages/ui/src/${component}/index.ts`, line: 1, message })
  const missing = [...new Set([...Object.values(vocabulary).flat(), ...still])].filter(
    name => components.length > 0 && !components.includes(name),
  )
  const textOf = component =>
    files
      .filter(({ path }) => path.startsWith(`packages/ui/src/${component}/`) && !path.endsWith('.css.ts'))
      .map(({ text }) => text)
      .join('\n')
  const storiesOf = component => files.find(({ path }) => path === `stories/ui/${component}.stories.tsx`)?.text ?? ''
  return [
    ...missing.map(name => problemOf(name)('is named in scripts/check/vocabulary.mjs and is no component')),
    ...components.flatMap(component =>
      [...storiesProblems(component, storiesOf(component)), ...propsProblems(component, textOf(component))].map(
        problemOf(component),
      ),
    ),
  ]
}
