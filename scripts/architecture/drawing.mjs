// Draws the packages, their groups, and arrows for imports as a Mermaid diagram.
import { reduced } from './graph.mjs'
import { PACKAGES } from './layers.mjs'

const idOf = (...names) => names.join('_').replaceAll('-', '_')

const drawGroup = (owner, { name, says }) => `    ${idOf(owner, name)}["${says ? `<b>${name}</b><br>${says}` : name}"]`

const drawPackage = ({ name, says, rows }, links) => [
  `  subgraph ${idOf(name)}["${name}: ${says}"]`,
  ...rows.flat().map(group => drawGroup(name, group)),
  ...links.map(({ from, to }) => `    ${idOf(name, from)} --> ${idOf(name, to)}`),
  '  end',
]

/** Names the imported entries if there are only one or two. */
const drawLink = ({ from, to, entries }) =>
  `  ${idOf(from)} -->${entries.length <= 2 ? `|only ${entries.join(' and ')}|` : ''} ${idOf(to)}`

/** Inside a package, arrows that follow from others are left out. */
export const drawingOf = ({ packages, groups }) =>
  [
    'flowchart TB',
    ...PACKAGES.flatMap(one => drawPackage(one, reduced(groups.filter(({ owner }) => owner === one.name)))),
    ...packages.map(drawLink),
  ].join('\n')
