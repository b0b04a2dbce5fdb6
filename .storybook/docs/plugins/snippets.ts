import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import { initOf, type Known, knownIn, type Node, nameOf, namesIn, nodeAt, nodesAt } from './syntax.ts'

const argumentOf = (node: Node | undefined) => nodesAt(node, 'arguments').find(one => one.type === 'ObjectExpression')

const propertyOf = (object: Node | undefined, name: string) =>
  nodeAt(
    nodesAt(object, 'properties').find(one => nameOf(nodeAt(one, 'key')) === name),
    'value',
  )

const TEXT = /'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`/.source
const PAIR = new RegExp(`\\b(?:say|useSay\\(\\))\\(\\s*(${TEXT}),\\s*(?:${TEXT}),?\\s*\\)`, 'g')
const FIRST = 'const say = (english: string, _arabic: string) => english'

// Keeps only the English texts. A reader who copies the code has one language.
const plain = (text: string) => {
  const own = text
    .replace(/^ *const say = useSay\(\)\n/gm, '')
    .replace(PAIR, '$1')
    .replace(/\buseSay\(\)\((\w+), \w+\)/g, '$1')
    // In a `.tsx` file, a single type parameter would start an element.
    .replace(/((?:[=(,]|async)\s*)<([A-Z]\w*)>\(/g, '$1<$2,>(')
    .replace(/\bfn\(\)/g, '() => undefined')
    .replace(/=\{'([^'\\"]*)'\}/g, '="$1"')
    .replace(/^( *)\{'([^'{}<>\\]*)'\}$/gm, '$1$2')
    .replace(/>\{'([^'{}<>\\]*)'\}</g, '>$1<')
  return /\bsay\(/.test(own) && !own.includes('say: Say') ? own.replace(/\n\n(?!import)/, `\n\n${FIRST}\n\n`) : own
}

const indented = (text: string) => text.replace(/^/gm, '  ')

/** Wraps the rendered code in a component that can be pasted. */
const example = (drawn: string) =>
  drawn.startsWith('{')
    ? `export const Example = () => ${drawn}`
    : `export const Example = () => (\n${indented(drawn)}\n)`

const attributesOf = (source: string, objects: readonly (Node | undefined)[]) => {
  const found = new Map<string, string>()
  for (const object of objects)
    for (const one of nodesAt(object, 'properties')) {
      const value = nodeAt(one, 'value')
      if (value) found.set(nameOf(nodeAt(one, 'key')), source.slice(value.start, value.end))
    }
  return found
}

const elementOf = (component: string, given: Map<string, string>) => {
  const { children, ...rest } = Object.fromEntries(given)
  const attributes = Object.entries(rest).map(([name, value]) => `  ${name}={${value}}`)
  const open = attributes.length > 0 ? `<${component}\n${attributes.join('\n')}\n` : `<${component} `
  const words = children?.startsWith("'") ? children.slice(1, -1) : children && `{${children}}`
  return words ? `${open.trimEnd()}\n>\n  ${words}\n</${component}>` : `${open}/>`
}

/** The code of one story as a reader would write it: the rendered code, everything it uses, and the imports. */
const snippetOf = (file: string, source: string, story: string): string => {
  const known = knownIn(file, source)
  const chain: (Node | undefined)[] = []
  for (let call = initOf(known.get(story)); call; ) {
    chain.unshift(argumentOf(call))
    const base = nameOf(nodeAt(nodeAt(call, 'callee'), 'object'))
    call = base === story ? undefined : initOf(known.get(base))
  }
  const of = (name: string) => chain.map(one => propertyOf(one, name)).filter(one => one !== undefined)
  const [component = ''] = of('component').flatMap(one => [...namesIn(one)])
  const render = of('render').at(-1)
  const body = nodeAt(render, 'body')
  const isArgs =
    !render || (body && namesIn(render).has('args') && !nodesAt(render, 'params').every(one => nameOf(one) === ''))
  const drawn =
    body && !isArgs ? source.slice(body.start, body.end) : elementOf(component, attributesOf(source, of('args')))
  const roots = body && !isArgs ? namesIn(body) : new Set([component, ...of('args').flatMap(one => [...namesIn(one)])])
  const parts: string[] = []
  const imports = new Map<string, Set<string>>()
  const seen = new Set<string>(['fn', 'useSay', 'say', 'meta', 'preview'])
  const take = (names: ReadonlySet<string>, within: ReadonlyMap<string, Known>, at: string) => {
    for (const name of names) {
      const one = within.get(name)
      if (!one || seen.has(name)) continue
      seen.add(name)
      if (one.kind === 'own') {
        take(namesIn(one.node), within, at)
        parts.push(one.text)
      } else if (one.from.startsWith('.')) {
        const next = join(dirname(at), one.from)
        seen.delete(name)
        if (/\.tsx?$/.test(next) && existsSync(next))
          take(new Set([name]), knownIn(next, readFileSync(next, 'utf8')), next)
      } else if (!/^storybook|^@storybook/.test(one.from))
        imports.set(one.from, new Set([...(imports.get(one.from) ?? []), one.isType ? `type ${name}` : name]))
    }
  }
  take(roots, known, file)
  const heads = [...imports].sort().map(([from, names]) => `import { ${[...names].sort().join(', ')} } from '${from}'`)
  // If the story renders one local component without props, that component is already the example.
  const own = /^<(\w+)[^>]*\/>$/.exec(drawn.replace(/\n/g, ' '))
  const isComplete = own && parts.some(part => part.startsWith(`const ${own[1]} =`)) && !/\s\w+=/.test(drawn)
  return plain([heads.join('\n'), ...parts, ...(isComplete ? [] : [example(drawn)])].filter(Boolean).join('\n\n'))
}

const STORY = /export const (\w+) = (?:meta\.story|\w+\.extend)\(/g

/** The code of each story in a file, by name. */
export const snippetsOf = (file: string): Readonly<Record<string, string>> => {
  const source = readFileSync(file, 'utf8')
  const names = [...source.matchAll(STORY)].map(([, name = '']) => name)
  return Object.fromEntries(names.map(name => [name, snippetOf(file, source, name)]))
}

/** Serves `stories/x.stories.tsx?snippets` as a module with the code of each story, by name. */
export const snippets = (): Plugin => ({
  name: 'portal-snippets',
  enforce: 'pre',
  load: id => {
    const [file = '', query] = id.split('?')
    return query === 'snippets' ? `export default ${JSON.stringify(snippetsOf(file))}` : undefined
  },
})
