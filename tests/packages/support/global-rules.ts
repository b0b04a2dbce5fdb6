import { PREFIX, selectorsIn } from '../../../scripts/packages/host-proof.ts'

/** Removes `:not()`, because the classes in it aren't those of the matched element. */
const withoutExceptions = (selector: string): string => {
  const inner = selector.replace(/:not\([^()]*(?:\([^()]*\)[^()]*)*\)/g, '')
  return inner === selector ? inner : withoutExceptions(inner)
}

const isOwn = (selector: string) =>
  // An element that the packages render, or one that requests the base styles.
  new RegExp(`${PREFIX}|\\[data-portal-root\\]|\\[data-printed\\]`).test(withoutExceptions(selector))

const setsVariablesOnly = (body: string) =>
  body
    .split(';')
    .map(line => line.trim())
    .every(line => line === '' || line.startsWith('--'))

/** The selectors of a sheet that match elements of any page and set more than variables. */
export const globalRules = (css: string): string[] =>
  // The innermost braces contain the rules. Those of keyframes, font faces, and `@page` match no elements.
  [
    ...css
      .replace(/@(keyframes|font-face|page)[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '')
      .matchAll(/([^{};]+)\{([^{}]*)\}/g),
  ]
    .filter(([, , body = '']) => !setsVariablesOnly(body))
    .flatMap(([, list = '']) => selectorsIn(list.trim()))
    .filter(selector => !isOwn(selector))
