/** Keys, separated by spaces, and what they do. */
export type KeyRow = readonly [keys: string, does: string]

const tab: KeyRow = ['Tab', 'Goes to it, and on to the next']
const inList: readonly KeyRow[] = [
  ['↓ ↑', 'Go along the choices'],
  ['Enter', 'Takes the marked choice'],
  ['Escape', 'Closes the list and takes nothing'],
]

/** Keys shared by several components, by kind of component. */
export const keyTables = {
  none: [],
  button: [tab, ['Enter Space', 'Presses it']],
  link: [tab, ['Enter', 'Follows it']],
  links: [
    ['Tab', 'Goes along the links'],
    ['Enter', 'Follows the one that has the focus'],
  ],
  menu: [
    ['Enter Space ↓', 'Opens it and goes to the first'],
    ['↑', 'Opens it and goes to the last'],
    ['↓ ↑', 'Go along the items'],
    ['Home End', 'Go to the first and the last'],
    ['A–Z', 'Goes to the next item that begins so'],
    ['Escape', 'Closes it; the focus is on the button again'],
    ['Tab', 'Closes it and goes on from the button'],
  ],
  text: [tab],
  area: [tab, ['Enter', 'Begins a new line']],
  check: [tab, ['Space', 'Changes it']],
  checks: [
    ['Tab', 'Goes from box to box'],
    ['Space', 'Changes the one that has the focus'],
  ],
  radios: [
    ['Tab', 'Goes to the chosen one, or to the first'],
    ['↓ → ↑ ←', 'Choose the next or the one before; ← and → follow the direction of the page'],
    ['Space', 'Chooses the one that has the focus'],
  ],
  select: [tab, ['Enter Space ↓ ↑', 'Open the list'], ['A–Z', 'Goes to the next choice that begins so'], ...inList],
  mentions: [['@', 'Opens the list of people who are meant by what is typed after it'], ...inList],
  combo: [
    tab,
    ['↓ ↑', 'Open the list and go along it'],
    ['Alt+↓', 'Opens the list and marks nothing'],
    ['Alt+↑', 'Closes the list'],
    ['Enter', 'Takes the marked choice'],
    ['Escape', 'Closes the list; once more, takes back what was typed'],
  ],
  multi: [
    tab,
    ['↓ ↑', 'Open the list and go along it'],
    ['Alt+↓ Alt+↑', 'Open and close the list'],
    ['Enter', 'Takes the marked choice, or gives it back'],
    ['Backspace', 'In the empty box gives back the last'],
    ['← →', 'In the empty box go along what is chosen'],
  ],
  date: [
    ['Tab', 'Goes from day to month to year'],
    ['0–9', 'Writes the figure and goes on; a month is also written by its name'],
    ['↓ ↑', 'Change it by one'],
    ['Backspace', 'Takes it away'],
    ['Ctrl+V', 'Reads a whole date, in any of the portal’s forms'],
  ],
  calendar: [
    ['Alt+↓', 'Opens the calendar from the field'],
    ['← → ↑ ↓', 'Go by a day or a week'],
    ['Home End', 'Go to the ends of the week'],
    ['PageUp PageDown', 'Go by a month, with Shift by a year'],
    ['Enter Space', 'Choose the day'],
    ['Escape', 'Closes the calendar'],
  ],
  number: [
    tab,
    ['↓ ↑', 'Change the figure by one step'],
    ['PageUp PageDown', 'Change it by ten steps'],
    ['Enter', 'Says what cannot be read, and sends the form'],
  ],
  slider: [
    tab,
    ['← → ↑ ↓', 'Move it by one step'],
    ['PageUp PageDown', 'Move it by ten'],
    ['Home End', 'Move it to the ends'],
  ],
  dialog: [
    ['Tab', 'Goes round within it'],
    ['Escape', 'Closes it; the focus is where it was before'],
  ],
  tabs: [
    ['Tab', 'Goes to the chosen tab, then into its panel'],
    ['← →', 'Choose the tab beside, as the page is read'],
    ['Home End', 'Choose the first and the last'],
  ],
  tree: [
    ['↓ ↑', 'Go along what is seen'],
    ['→ ←', 'Open and close a branch, then go in and out; they follow the direction of the page'],
    ['Space Enter', 'Choose it'],
    ['Home End', 'Go to the first and the last'],
  ],
  toolbar: [
    ['Tab', 'Goes to the tools as one stop, then into the text'],
    ['← →', 'Go along the tools'],
    ['Ctrl+B Ctrl+I Ctrl+U Ctrl+K', 'Bold, emphasis, underline, link'],
    ['Ctrl+Z Ctrl+Y', 'Undo and redo'],
  ],
  chart: [
    ['Tab', 'Goes to the points as one stop, then to the table of the same data'],
    ['← →', 'Go from point to point, each read with its value'],
    ['Enter', 'Opens the rows behind a point, where it has an address'],
  ],
  table: [
    ['Tab', 'Goes to headers that sort, to boxes, to what opens a row, and to its menu'],
    ['Enter Space', 'Sort by a header, tick a box, open a row'],
    ['Shift+Space', 'Ticks all rows since the last one'],
    ['← →', 'On the edge of a header make the column narrower or wider'],
  ],
  grid: [
    ['Tab', 'Goes to the table as one stop; after an edit saves and goes to the next cell'],
    ['← → ↑ ↓', 'Go from cell to cell; on a category’s name open and fold it'],
    ['Enter F2', 'Edit the cell; letters and figures replace what it holds'],
    ['Escape', 'Takes an edit back'],
    ['Shift+↓', 'Selects cells'],
    ['Ctrl+C Ctrl+V Ctrl+D', 'Copy, paste with a preview, fill down'],
    ['Ctrl+Z Ctrl+Y', 'Undo and redo'],
    ['Ctrl+Enter Ctrl+Delete', 'Insert a line below, delete lines'],
  ],
  hint: [
    ['Tab', 'Shows it when what it belongs to has the focus'],
    ['Escape', 'Takes it away'],
  ],
  palette: [
    ['Ctrl+K', 'Opens it, from anywhere in the portal'],
    ['↓ ↑', 'Go along what was found'],
    ['Enter', 'Goes there; with nothing marked, to the first'],
    ['Escape', 'Closes it'],
  ],
  digits: [
    ['0–9', 'Writes a digit and goes on'],
    ['Backspace ←', 'Go a box back'],
    ['Ctrl+V', 'Fills all boxes'],
  ],
} as const satisfies Readonly<Record<string, readonly KeyRow[]>>
