import type { Guides } from '../types.ts'

export const actions: Guides = {
  Button: {
    keys: ['button'],
    notes: [
      'A native button: it works before scripts come, and its words are its name.',
      'While it is busy it keeps the focus and says so with aria-busy.',
    ],
    others: ['IconButton', 'ToggleButton', 'SplitButton', 'Link'],
  },
  IconButton: {
    keys: ['button', 'hint'],
    notes: [
      'Its label is its name; those who point and those who come by keyboard are shown it.',
      '40 px, small 28 px, 44 px where fingers press.',
    ],
    others: ['Button', 'Tooltip'],
  },
  ToggleButton: {
    keys: ['button'],
    notes: ['aria-pressed tells its state, so its words stay the same.'],
    others: ['Switch', 'Button'],
  },
  SplitButton: {
    keys: ['button', 'menu'],
    notes: ['Two buttons beside each other; the second one has a name of its own.'],
    others: ['Menu', 'Button'],
  },
  Menu: {
    keys: ['menu'],
    notes: ['A menu of actions; the items that lead somewhere are links.'],
    others: ['SplitButton', 'Select'],
  },
  Link: {
    keys: ['link'],
    notes: ['A real link: it opens in a new tab as any other.', 'Says when it opens one by itself.'],
    others: ['Button', 'Breadcrumbs'],
  },
  Movable: {
    keys: ['button'],
    notes: ['Moved by buttons as well as by dragging, and each move is said.'],
    others: ['DataTable', 'ColumnChooser'],
  },
  CommandPalette: {
    keys: ['palette'],
    notes: [
      'A combobox with its list in a dialog; the number of results is said.',
      'What is found in another language bears its lang.',
    ],
    others: ['SearchField', 'Menu'],
  },
  Shortcut: {
    keys: ['none'],
    notes: ['Read as the names of the keys, not as their signs.'],
    others: ['CommandPalette'],
  },
}
