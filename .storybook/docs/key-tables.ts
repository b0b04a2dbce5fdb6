/** Keys, separated by spaces, and what they do. */
export type KeyRow = readonly [keys: string, does: string]

const tab: KeyRow = ['Tab', 'Moves focus to it, then to the next element']
const inList: readonly KeyRow[] = [
  ['↓ ↑', 'Moves through the options'],
  ['Enter', 'Selects the highlighted option'],
  ['Escape', 'Closes the list without selecting an option'],
]

/** Keys shared by several components, by kind of component. */
export const keyTables = {
  none: [],
  button: [tab, ['Enter Space', 'Presses it']],
  link: [tab, ['Enter', 'Follows the link']],
  links: [
    ['Tab', 'Moves focus from link to link'],
    ['Enter', 'Follows the focused link'],
  ],
  menu: [
    ['Enter Space ↓', 'Opens the menu and focuses the first item'],
    ['↑', 'Opens the menu and focuses the last item'],
    ['↓ ↑', 'Moves through the items'],
    ['Home End', 'Moves to the first or last item'],
    ['A–Z', 'Moves to the next item that starts with the typed letters'],
    ['Escape', 'Closes the menu and returns focus to its button'],
    ['Tab', 'Closes the menu and moves focus on from its button'],
  ],
  text: [tab],
  area: [tab, ['Enter', 'Starts a new line']],
  check: [tab, ['Space', 'Toggles it']],
  checks: [
    ['Tab', 'Moves focus from checkbox to checkbox'],
    ['Space', 'Toggles the focused checkbox'],
  ],
  radios: [
    ['Tab', 'Moves focus to the selected option, or to the first if none is selected'],
    ['↓ → ↑ ←', 'Selects the next or previous option; ← and → follow the page’s direction'],
    ['Space', 'Selects the focused option'],
  ],
  select: [
    tab,
    ['Enter Space ↓ ↑', 'Opens the list'],
    ['A–Z', 'Moves to the next option that starts with the typed letters'],
    ...inList,
  ],
  mentions: [['@', 'Opens the list of people who match the text typed after it'], ...inList],
  combo: [
    tab,
    ['↓ ↑', 'Opens the list and moves through it'],
    ['Alt+↓', 'Opens the list without highlighting an option'],
    ['Alt+↑', 'Closes the list'],
    ['Enter', 'Selects the highlighted option'],
    ['Escape', 'Closes the list; pressed again, discards the typed text'],
  ],
  multi: [
    tab,
    ['↓ ↑', 'Opens the list and moves through it'],
    ['Alt+↓ Alt+↑', 'Opens or closes the list'],
    ['Enter', 'Selects the highlighted option, or removes it if it’s selected'],
    ['Backspace', 'In an empty field, removes the last selected option'],
    ['← →', 'In an empty field, moves through the selected options'],
  ],
  date: [
    ['Tab', 'Moves focus from day to month to year'],
    ['0–9', 'Enters a number and moves on; months can also be typed by name'],
    ['↓ ↑', 'Changes the value by one'],
    ['Backspace', 'Deletes the value'],
    ['Ctrl+V', 'Pastes a whole date in any of the portal’s formats'],
  ],
  calendar: [
    ['Alt+↓', 'Opens the calendar from the field'],
    ['← → ↑ ↓', 'Moves by a day or a week'],
    ['Home End', 'Moves to the start or end of the week'],
    ['PageUp PageDown', 'Moves by a month; with Shift, by a year'],
    ['Enter Space', 'Selects the day'],
    ['Escape', 'Closes the calendar'],
  ],
  number: [
    tab,
    ['↓ ↑', 'Changes the number by one step'],
    ['PageUp PageDown', 'Changes the number by ten steps'],
    ['Enter', 'Reports input that can’t be read, and submits the form'],
  ],
  slider: [
    tab,
    ['← → ↑ ↓', 'Moves the thumb by one step'],
    ['PageUp PageDown', 'Moves the thumb by a larger step'],
    ['Home End', 'Moves the thumb to the minimum or maximum'],
  ],
  dialog: [
    ['Tab', 'Cycles through the controls inside'],
    ['Escape', 'Closes it and returns focus to where it was before'],
  ],
  tabs: [
    ['Tab', 'Moves focus to the selected tab, then into its panel'],
    ['← →', 'Selects the next or previous tab, following the page’s direction'],
    ['Home End', 'Selects the first or last tab'],
  ],
  tree: [
    ['↓ ↑', 'Moves through the visible items'],
    ['→ ←', 'Opens or closes a branch, then moves into or out of it; the keys follow the page’s direction'],
    ['Space Enter', 'Selects the item'],
    ['Home End', 'Moves to the first or last item'],
  ],
  toolbar: [
    ['Tab', 'Moves focus to the toolbar, which is one tab stop, then into the text'],
    ['← →', 'Moves through the toolbar buttons'],
    ['Ctrl+B Ctrl+I Ctrl+U Ctrl+K', 'Applies bold, emphasis, underline, or a link'],
    ['Ctrl+Z Ctrl+Y', 'Undoes or redoes a change'],
  ],
  chart: [
    ['Tab', 'Moves focus to the points, which are one tab stop, then to the table of the same data'],
    ['← →', 'Moves from point to point; screen readers read each value'],
    ['Enter', 'Opens the rows behind a point, if it has a link'],
  ],
  table: [
    ['Tab', 'Moves focus to sortable headers, checkboxes, and each row’s opener and menu'],
    ['Enter Space', 'Sorts by a header, ticks a checkbox, or opens a row'],
    ['Shift+Space', 'Ticks all rows since the last ticked one'],
    ['← →', 'On the edge of a header, makes the column narrower or wider'],
  ],
  grid: [
    ['Tab', 'Moves focus to the table, which is one tab stop; after an edit, saves and moves to the next cell'],
    ['← → ↑ ↓', 'Moves from cell to cell; on a category’s name, expands or collapses it'],
    ['Enter F2', 'Edits the cell; typing letters or digits replaces its content'],
    ['Escape', 'Cancels the edit'],
    ['Shift+↓', 'Selects cells'],
    ['Ctrl+C Ctrl+V Ctrl+D', 'Copies, pastes with a preview, or fills down'],
    ['Ctrl+Z Ctrl+Y', 'Undoes or redoes a change'],
    ['Ctrl+Enter Ctrl+Delete', 'Inserts a line below, or deletes lines'],
  ],
  hint: [
    ['Tab', 'Shows it when its control receives focus'],
    ['Escape', 'Hides it'],
  ],
  palette: [
    ['Ctrl+K', 'Opens it from anywhere in the portal'],
    ['↓ ↑', 'Moves through the results'],
    ['Enter', 'Opens the highlighted result, or the first if none is highlighted'],
    ['Escape', 'Closes it'],
  ],
  digits: [
    ['0–9', 'Enters a digit and moves to the next box'],
    ['Backspace ←', 'Moves back one box'],
    ['Ctrl+V', 'Pastes the code into all boxes'],
  ],
} as const satisfies Readonly<Record<string, readonly KeyRow[]>>
