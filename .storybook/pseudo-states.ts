/** States that last only during interaction. The matrix of states shows them permanently. */
const pseudoStates = ['hover', 'active', 'focus'] as const

type PseudoState = (typeof pseudoStates)[number]

const selectorsOf: Readonly<Record<PseudoState, RegExp>> = {
  hover: /:hover|\[data-hovered\]/g,
  active: /:active|\[data-pressed\]/g,
  focus: /:focus-visible|:focus-within|:focus(?![-\w])|\[data-focus-visible\]|\[data-focus-within\]/g,
}

// A pressed control is also hovered, in browsers and in this matrix.
const holding: Readonly<Record<PseudoState, string>> = {
  hover: ':is([data-shown="hover"], [data-shown="active"])',
  active: '[data-shown="active"]',
  focus: '[data-shown="focus"]',
}

// Replaces a bare state selector by all elements that can have the state.
const anyControl = ':is(a[href], button, input, select, textarea, [tabindex])'

const shownSelector = (selector: string): string | undefined => {
  const state = pseudoStates.find(name => selector.match(selectorsOf[name]))
  if (!state || selector.includes('data-shown')) return undefined
  const rest = selector.replace(selectorsOf[state], '').replace(':where()', anyControl)
  return `${holding[state]} ${rest || anyControl}`
}

const isGroup = (rule: CSSRule): rule is CSSGroupingRule => 'cssRules' in rule && 'insertRule' in rule

const addTo = (rules: CSSStyleSheet | CSSGroupingRule) => {
  for (let at = rules.cssRules.length - 1; at >= 0; at--) {
    const rule = rules.cssRules[at]
    if (rule instanceof CSSStyleRule) {
      const shown = rule.selectorText
        .split(/,(?![^(]*\))/)
        .map(one => shownSelector(one.trim()))
        // Skips selectors that the browser can't parse alone, such as fragments of longer ones.
        .filter(one => one !== undefined && CSS.supports(`selector(${one})`))
      if (shown.length > 0) rules.insertRule(`${shown.join(',')} { ${rule.style.cssText} }`, at + 1)
    } else if (rule && isGroup(rule)) addTo(rule)
  }
}

const seen = new WeakSet<CSSStyleSheet>()

/** Copies each rule for a state, for elements inside `data-shown`. Handles each sheet once. */
export const showPseudoStates = (): void => {
  for (const sheet of document.styleSheets)
    if (!seen.has(sheet)) {
      seen.add(sheet)
      addTo(sheet)
    }
}
