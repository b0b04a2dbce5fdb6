/** The picture has its own background, so that it is readable on light and dark pages. */
export const STYLE = `<style>
svg { font: 13px system-ui, sans-serif; color-scheme: light dark }
.ground { fill: #fff } .package { fill: #f3f5f8; stroke: #8c959f } .group { fill: #fff; stroke: #b1bac4 }
text { fill: #1f2328 } .name { font-size: 16px; font-weight: 600 } .group-name { font-weight: 600 } .single-name { font-size: 11.5px; font-weight: 600 } .says { fill: #59636e; font-size: 12px }
.link { fill: none; stroke: #3d6fb6; stroke-width: 1.5 } .inner { fill: none; stroke: #818b98 }
.head { fill: #3d6fb6 } .inner-head { fill: #818b98 }
@media (prefers-color-scheme: dark) {
.ground { fill: #0d1117 } .package { fill: #161b22; stroke: #656c76 } .group { fill: #0d1117; stroke: #3d444d }
text { fill: #f0f6fc } .says { fill: #a0a8b2 }
.link { stroke: #79aef5 } .inner { stroke: #8b949e } .head { fill: #79aef5 } .inner-head { fill: #8b949e }
}
</style>
<defs>
<marker id="head" markerHeight="7" markerWidth="7" orient="auto" refX="9" refY="5" viewBox="0 0 10 10"><path class="head" d="M0 0L10 5L0 10z"/></marker>
<marker id="inner-head" markerHeight="7" markerWidth="7" orient="auto" refX="9" refY="5" viewBox="0 0 10 10"><path class="inner-head" d="M0 0L10 5L0 10z"/></marker>
</defs>`

const ESCAPES = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const escaped = words => words.replace(/[&<>]/g, one => ESCAPES[one])
const at = value => Number(value.toFixed(1))

export const text = (kind, x, y, words, anchor = 'start') =>
  `<text class="${kind}" text-anchor="${anchor}" x="${at(x)}" y="${at(y)}">${escaped(words)}</text>`

/** An arrow from corner to corner. */
export const line = (...corners) =>
  `<path class="link" d="M${corners.map(([x, y]) => `${at(x)} ${at(y)}`).join('L')}" marker-end="url(#head)" stroke-linejoin="round"/>`

/** An arrow between two groups of a package. */
export const inner = (from, to) => {
  const [x1, x2] = [from, to].map(({ x, width }) => at(x + width / 2))
  const [y1, y2] = [at(from.y + from.height), at(to.y)]
  const middle = at((y1 + y2) / 2)
  return `<path class="inner" d="M${x1} ${y1}C${x1} ${middle} ${x2} ${middle} ${x2} ${y2}" marker-end="url(#inner-head)"/>`
}

/** The box of a group. Its description is beside the name if there is space, otherwise below. */
export const label = ({ name, says, x, y, width, height }) => {
  const box = `<rect class="group" height="${height}" rx="5" width="${at(width)}" x="${at(x)}" y="${at(y)}"/>`
  const middle = y + height / 2 + 4.5
  if (!says) return [box, text('single-name', x + width / 2, middle, name, 'middle')]
  if (width > 300) return [box, text('group-name', x + 12, middle, name), text('says', x + 110, middle, says)]
  return [
    box,
    text('group-name', x + width / 2, y + 18, name, 'middle'),
    text('says', x + width / 2, y + 34, says, 'middle'),
  ]
}
