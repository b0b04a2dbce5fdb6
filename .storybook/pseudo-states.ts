/** States that last only while somebody points, presses or is there; shown in a matrix they have to last. */
const pseudoStates = ['hover', 'active', 'focus'] as const

type PseudoState = (typeof pseudoStates)[number]

const selectorsOf: Readonly<Record<PseudoState, RegExp>> = {
  hover: /:hover|\[data-hovered\]/g,
  active: /:active|\[data-pressed\]/g,
  focus: /:focus-visible|:focus-within|:focus(?![-\w])|\[data-focus-visible\]|\[data-focus-within\]/g,
}

// A press comes with pointing, in browsers as in this matrix.
const holding: Readonly<Record<PseudoState, string>> = {
  hover: ':is([data-shown="hover"], [data-shown="active"])',
  active: '[data-shown="active"]',
  focus: '[data-shown="focus"]',
}

// A rule on whatever is in a state is a rule on what can come into it.
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
        // What a browser cannot read alone, such as a part of a longer selector, stays without its copy.
        .filter(one => one !== undefined && CSS.supports(`selector(${one})`))
      if (shown.length > 0) rules.insertRule(`${shown.join(',')} { ${rule.style.cssText} }`, at + 1)
    } else if (rule && isGroup(rule)) addTo(rule)
  }
}

const seen = new WeakSet<CSSStyleSheet>()

/** Copies each rule on a passing state for what is inside an element with `data-shown`; each sheet once. */
export const showPseudoStates = (): void => {
  for (const sheet of document.styleSheets)
    if (!seen.has(sheet)) {
      seen.add(sheet)
      addTo(sheet)
    }
}
