// Draws the packages, their groups, and arrows for imports as SVG. The same colours suit light and dark pages.
import { reduced } from './graph.mjs'
import { PACKAGES } from './layers.mjs'
import { inner, label, line, STYLE, text } from './shapes.mjs'

const WIDTH = 960
const MARGIN = 20
const COLUMNS = { left: { x: 60, width: 540 }, right: { x: 672, width: 268 } }
/** Column and row of each package. */
const PLACES = {
  'host-app': ['left', 0],
  server: ['right', 0],
  widgets: ['left', 1],
  ui: ['left', 2],
  contract: ['right', 2],
}
const [HEAD, ROW, GAP, FOOT, BETWEEN] = [40, 42, 20, 14, 36]

const heightOf = ({ rows }) => HEAD + rows.length * ROW + (rows.length - 1) * GAP + FOOT

const boxesOf = packages => {
  const heights = [0, 1, 2].map(row =>
    Math.max(...packages.filter(({ name }) => PLACES[name][1] === row).map(heightOf)),
  )
  return packages.map(one => {
    const [column, row] = PLACES[one.name]
    const y = MARGIN + heights.slice(0, row).reduce((sum, height) => sum + height + BETWEEN, 0)
    return { ...one, column, row, y, height: heightOf(one), ...COLUMNS[column] }
  })
}

const groupBoxes = ({ x, y, width, rows }) =>
  rows.flatMap((row, index) => {
    const each = (width - 2 * FOOT - (row.length - 1) * 8) / row.length
    return row.map((one, at) => ({
      ...one,
      x: x + FOOT + at * (each + 8),
      y: y + HEAD + index * (ROW + GAP),
      width: each,
      height: ROW,
    }))
  })

const drawPackage = (box, links) => {
  const groups = groupBoxes(box)
  const find = name => groups.find(one => one.name === name)
  return [
    `<rect class="package" height="${box.height}" rx="8" width="${box.width}" x="${box.x}" y="${box.y}"/>`,
    text('name', box.x + FOOT, box.y + 26, box.name),
    text('says', box.x + box.width - FOOT, box.y + 26, box.says, 'end'),
    ...links.map(({ from, to }) => inner(find(from), find(to))),
    ...groups.flatMap(one => label(one)),
  ]
}

const isBetween = (boxes, from, to) =>
  boxes.some(({ column, row }) => column === from.column && row > from.row && row < to.row)

/** The sides of the boxes that a link connects, and its course between them. */
const routeOf = (boxes, from, to) => {
  if (from.column !== to.column) return 'middle'
  return isBetween(boxes, from, to) ? 'outer' : 'straight'
}

const drawLinks = (boxes, links) => {
  const find = name => boxes.find(one => one.name === name)
  const routed = links.map(link => {
    const [from, to] = [find(link.from), find(link.to)]
    return { from, to, route: routeOf(boxes, from, to) }
  })
  // Links that share a side of a box end at different heights.
  const sideOf = (box, route) => ((route === 'outer') === (box.column === 'left') ? 'start' : 'end')
  const endsAt = (box, side) =>
    routed.filter(
      one => one.route !== 'straight' && [one.from, one.to].includes(box) && sideOf(box, one.route) === side,
    )
  const heightAt = (box, one) => {
    const ends = endsAt(box, sideOf(box, one.route))
    return box.y + (box.height * (ends.indexOf(one) + 1)) / (ends.length + 1)
  }
  const edgeAt = (box, one) => (sideOf(box, one.route) === 'start' ? box.x : box.x + box.width)
  const middle = routed.filter(({ route }) => route === 'middle')
  const turnOf = one => {
    const { left, right } = COLUMNS
    if (one.route === 'outer') return left.x - 24
    const start = left.x + left.width
    return start + ((right.x - start) * (middle.indexOf(one) + 1)) / (middle.length + 1)
  }
  return routed.map(one => {
    const { from, to, route } = one
    if (route === 'straight') {
      const x = from.x + from.width * (from.column === 'left' ? 0.5 : 0.9)
      return line([x, from.y + from.height], [x, to.y])
    }
    const [start, end, turn] = [heightAt(from, one), heightAt(to, one), turnOf(one)]
    return line([edgeAt(from, one), start], [turn, start], [turn, end], [edgeAt(to, one), end])
  })
}

/** Names the imported entries if there are only one or two. */
const narrow = links =>
  links
    .filter(({ entries }) => entries.length <= 2)
    .map(({ from, to, entries }) => `${from} to ${to}: only ${entries.join(' and ')}.`)

export const drawingOf = ({ packages, groups }) => {
  const boxes = boxesOf(PACKAGES)
  const height = Math.max(...boxes.map(box => box.y + box.height)) + MARGIN
  const legend = [
    'An arrow means “imports”.',
    'Inside a package, arrows that',
    'follow from others are left out.',
    ...narrow(packages),
  ]
  const server = boxes.find(({ name }) => name === 'server')
  return `${[
    `<svg aria-labelledby="title" role="img" viewBox="0 0 ${WIDTH} ${height}" xmlns="http://www.w3.org/2000/svg">`,
    '<title id="title">Packages with their groups, and what imports what</title>',
    STYLE,
    `<rect class="ground" height="${height}" rx="8" width="${WIDTH}"/>`,
    ...boxes.flatMap(box => drawPackage(box, reduced(groups.filter(({ owner }) => owner === box.name)))),
    ...drawLinks(boxes, packages),
    ...legend.map((words, index) => text('says', server.x, server.y + server.height + 40 + index * 20, words)),
    '</svg>',
  ].join('\n')}\n`
}
