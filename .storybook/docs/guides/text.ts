import type { Guides } from '../types.ts'

export const text: Guides = {
  Heading: {
    keys: ['none'],
    notes: ['Its level is that of the page’s order; its size is another matter.'],
    others: ['Text', 'Section'],
  },
  Text: {
    keys: ['none'],
    notes: ['No letter smaller than 13 px.'],
    others: ['Heading'],
  },
  Icon: {
    keys: ['none'],
    notes: ['Not read; what it stands beside says it.'],
    others: ['IconButton'],
  },
  Isolate: {
    keys: ['none'],
    notes: ['Words of the other direction do not turn what is around them.'],
    others: ['Text'],
  },
  CodeBlock: {
    keys: ['button'],
    notes: ['Scrolls by keyboard; what was copied is said.'],
    others: ['Text'],
  },
  VisuallyHidden: {
    keys: ['none'],
    notes: ['Read and not seen.'],
    others: ['SkipLink'],
  },
  UiProvider: {
    keys: ['none'],
    notes: ['Gives language and direction to everything in it.'],
    others: ['Text'],
  },
}
