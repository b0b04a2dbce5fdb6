import type { Guides } from '../types.ts'

export const overlays: Guides = {
  Dialog: {
    keys: ['dialog'],
    notes: ['The page behind it is out of reach and unheard.', 'The heading names it.'],
    others: ['ConfirmDialog', 'Drawer'],
  },
  ConfirmDialog: {
    keys: ['dialog'],
    notes: ['An alert dialog, described by what it asks.'],
    others: ['Dialog'],
  },
  Drawer: {
    keys: ['dialog'],
    notes: ['A dialog at the end side, a sheet on phones.'],
    others: ['Dialog', 'Popover'],
  },
  Popover: {
    keys: ['dialog'],
    notes: ['Stays beside its button; Tab leaves it at its end.'],
    others: ['Menu', 'HoverCard'],
  },
  HoverCard: {
    keys: ['hint'],
    notes: ['What it shows can be reached elsewhere too.'],
    others: ['Tooltip', 'Popover'],
  },
  Tooltip: {
    keys: ['hint'],
    notes: ['Describes what it belongs to.', 'Touch never shows it: nothing may stand here alone.'],
    others: ['IconButton', 'HoverCard'],
  },
  PrintPreview: {
    keys: ['dialog'],
    notes: ['A dialog that holds the sheet; zoom and print are its buttons.'],
    others: ['Dialog'],
  },
  LoadingOverlay: {
    keys: ['none'],
    notes: ['Says that the page is busy, once.'],
    others: ['Skeleton', 'Progress'],
  },
  Toast: {
    keys: ['button'],
    notes: ['Said politely, and stays while it has the focus or is pointed at.'],
    others: ['Banner'],
  },
}
