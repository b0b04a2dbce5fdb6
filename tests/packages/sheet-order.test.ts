import { expect, test } from 'vitest'
import { moduleOf, pairsIn, ranksOf } from '../../scripts/packages/sheet-order.ts'

const sheet = (name: string, ...bases: readonly string[]) =>
  moduleOf(`${name}.css.js`, [...bases, name].map(one => `import "#sheets/${one}.css";\n`).join(''))

const modules = [
  sheet('control'),
  sheet('gaps'),
  sheet('plain'),
  sheet('area', 'control'),
  moduleOf(
    'parts/List.js',
    `import { control } from "../control.css.js";
import { area as box } from "../area.css.js";
import {
  gaps,
  plain
} from "../gaps.css.js";
import { item } from "./item.css.js";
var List = () => jsx("ul", {
  className: \`\${box} \${gaps[gap]}\`,
  children: jsx("li", { className: item })
});`,
  ),
  sheet('parts/item'),
]

test('finds pairs of sheets that style one element, in import order', () => {
  expect(pairsIn(modules)).toEqual([
    ['control.css', 'area.css'],
    ['area.css', 'gaps.css'],
  ])
})

test('ranks a sheet above those imported before it on one element', () => {
  expect([...ranksOf(pairsIn(modules))].sort()).toEqual([
    ['area.css', 1],
    ['control.css', 0],
    ['gaps.css', 2],
  ])
})

test('ranks two sheets that style elements in both orders', () => {
  const ranks = ranksOf([
    ['a', 'b'],
    ['b', 'a'],
  ])
  expect([...ranks.values()].every(rank => rank >= 0)).toBe(true)
})
