/** What is printed on keys, the same on every keyboard whatever it writes; so it is no text. */
const PRINTED: Readonly<Record<string, string>> = {
  mod: 'Ctrl',
  enter: 'Enter',
  escape: 'Esc',
  tab: 'Tab',
  home: 'Home',
  end: 'End',
}

/** Signs that readers either skip or name after the drawing, so each has a name in the texts. */
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

/** Whether the keyboard is one with a Cmd key. */
export const isApple = () => /Mac|iPhone|iPad/.test(navigator.platform)

/** How a key is drawn, and by which name a sign is read out. */
export const capOf = (key: string, hasCommand: boolean): { readonly face: string; readonly sign?: Sign } => {
  const own = key === 'mod' && hasCommand ? 'command' : key
  return isSign(own) ? { face: SIGNS[own], sign: own } : { face: PRINTED[own] ?? own }
}
