/** Labels printed on keys. They're the same on every keyboard layout, so they need no translation. */
const PRINTED: Readonly<Record<string, string>> = {
  mod: 'Ctrl',
  enter: 'Enter',
  escape: 'Esc',
  tab: 'Tab',
  home: 'Home',
  end: 'End',
}

/** Symbols that screen readers skip or misname. The locale files name each of them. */
const SIGNS = {
  command: '⌘',
  up: '↑',
  down: '↓',
  left: '←',
  right: '→',
} as const

type Sign = keyof typeof SIGNS

const signs: readonly string[] = Object.keys(SIGNS)
const isSign = (key: string): key is Sign => signs.includes(key)

/** Whether the keyboard probably has a Cmd key. */
export const isApple = () => /Mac|iPhone|iPad/.test(navigator.platform)

/** How to draw a key, and which name to read out if it's a symbol. */
export const capOf = (key: string, hasCommand: boolean): { readonly face: string; readonly sign?: Sign } => {
  const own = key === 'mod' && hasCommand ? 'command' : key
  return isSign(own) ? { face: SIGNS[own], sign: own } : { face: PRINTED[own] ?? own }
}
