import { PREFIX, selectorsIn } from '../../../scripts/packages/host-proof.ts'

/** What a selector says of other elements than those it names: `:not(.a)` names no class. */
const withoutExceptions = (selector: string): string => {
  const inner = selector.replace(/:not\([^()]*(?:\([^()]*\)[^()]*)*\)/g, '')
  return inner === selector ? inner : withoutExceptions(inner)
}

const isOwn = (selector: string) =>
  // Something that the packages have drawn, or an element of a page or a part that takes the base styles.
  new RegExp(`${PREFIX}|\\[data-portal-root\\]|\\[data-printed\\]`).test(withoutExceptions(selector))

const setsVariablesOnly = (body: string) =>
  body
    .split(';')
    .map(line => line.trim())
    .every(line => line === '' || line.startsWith('--'))

/** The selectors of a sheet that reach elements of any page and set more than variables. */
export const globalRules = (css: string): string[] =>
  // The innermost braces are rules; those of animations and of paper name no elements.
  [
    ...css
      .replace(/@(keyframes|font-face|page)[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '')
      .matchAll(/([^{};]+)\{([^{}]*)\}/g),
  ]
    .filter(([, , body = '']) => !setsVariablesOnly(body))
    .flatMap(([, list = '']) => selectorsIn(list.trim()))
    .filter(selector => !isOwn(selector))
