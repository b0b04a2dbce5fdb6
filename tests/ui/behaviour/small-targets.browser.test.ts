import { afterEach, expect, test } from 'vitest'
import { smallTargets } from '../../../.storybook/setup/small-targets.ts'

afterEach(() => {
  document.body.innerHTML = ''
})

const box = (width: number, height: number) =>
  `display: inline-block; padding: 0; border: 0; width: ${width}px; height: ${height}px; overflow: hidden`

test('targets below 24 px in either direction are found, regardless of spacing', () => {
  document.body.innerHTML = `
    <button style="${box(24, 24)}">Enough</button>
    <button style="${box(40, 20)}; margin: 40px">Flat</button>
    <a href="#" style="${box(20, 40)}">Narrow</a>
    <div role="option" style="${box(10, 10)}">Tiny</div>`
  expect(smallTargets()).toEqual(['<button> Flat: 40 x 20', '<a> Narrow: 20 x 40', '<div role=option> Tiny: 10 x 10'])
})

test('a link in a sentence is exempt, and a link alone on a line is not', () => {
  document.body.innerHTML = `
    <p style="line-height: 1.2; font-size: 12px">As <a href="#">the guide</a> says</p>
    <p style="line-height: 1.2; font-size: 12px"><a href="#">The guide</a></p>`
  expect(smallTargets()).toHaveLength(1)
})

test('labels and overlays count as part of a target', () => {
  document.body.innerHTML = `
    <style>#row { position: relative } #opener::after { content: ''; position: absolute; inset: 0 }</style>
    <label style="display: block; height: 30px"><input style="${box(18, 18)}" type="checkbox"> Agreed</label>
    <label style="display: block; width: 20px; height: 20px"><input style="${box(18, 18)}" type="checkbox"></label>
    <div id="row" style="height: 40px"><a href="#" id="opener" style="${box(60, 18)}; overflow: visible">Row</a></div>`
  expect(smallTargets()).toHaveLength(1)
})

test('disabled, hidden, inert, and screen-reader targets are ignored', () => {
  document.body.innerHTML = `
    <button disabled style="${box(10, 10)}">Disabled</button>
    <div hidden><button style="${box(10, 10)}">Hidden</button></div>
    <div inert><button style="${box(10, 10)}">Behind a dialog</button></div>
    <div style="position: absolute; width: 1px; height: 1px; overflow: hidden"><button>For screen readers</button></div>`
  expect(smallTargets()).toEqual([])
})
