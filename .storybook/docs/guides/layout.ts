import type { Guides } from '../types.ts'

export const layout: Guides = {
  Stack: {
    keys: ['none'],
    notes: ['The order in the page is the order of reading.'],
    others: ['Inline', 'Grid'],
  },
  Inline: {
    keys: ['none'],
    notes: ['Wraps rather than cutting off.'],
    others: ['Stack'],
  },
  Grid: {
    keys: ['none'],
    notes: ['One column where there is no room for more.'],
    others: ['Stack', 'Split'],
  },
  Split: {
    keys: ['none'],
    notes: ['The first side is read first, wherever it stands.'],
    others: ['Grid'],
  },
  Page: {
    keys: ['none'],
    notes: ['One h1, and what belongs to it.'],
    others: ['Section', 'AppShell'],
  },
  Section: {
    keys: ['none'],
    notes: ['Its heading is one level under that of what it stands in.'],
    others: ['Card', 'Heading'],
  },
  Card: {
    keys: ['link'],
    notes: ['One link, as large as the card, named by its title.'],
    others: ['Section'],
  },
  Divider: {
    keys: ['none'],
    notes: ['A line that is not read.'],
    others: ['Section'],
  },
  ScrollArea: {
    keys: ['text'],
    notes: ['A region with a name that scrolls by keyboard.'],
    others: ['DataTable'],
  },
}
