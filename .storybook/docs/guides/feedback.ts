import type { Guides } from '../types.ts'

export const feedback: Guides = {
  Banner: {
    keys: ['button'],
    notes: ['A region with its tone in words, not in colour alone.'],
    others: ['Toast', 'Status'],
  },
  Badge: {
    keys: ['none'],
    notes: ['A word in a frame; no state is told by its colour alone.'],
    others: ['Status'],
  },
  Status: {
    keys: ['none'],
    notes: ['A mark and a word; the mark is not read.'],
    others: ['Badge'],
  },
  EmptyState: {
    keys: ['button'],
    notes: ['A heading and the first step; the picture is not read.'],
    others: ['ErrorState', 'Illustration'],
  },
  Illustration: {
    keys: ['none'],
    notes: ['Not read: the words under it say the same.', 'Where colours are forced it is drawn in lines.'],
    others: ['EmptyState', 'Icon'],
  },
  ErrorState: {
    keys: ['button'],
    notes: ['Said at once, with a way to try again.'],
    others: ['EmptyState', 'Banner'],
  },
  Progress: {
    keys: ['none'],
    notes: ['A native bar with its words.'],
    others: ['Meter', 'LoadingOverlay'],
  },
  Meter: {
    keys: ['none'],
    notes: ['A native meter; what is critical is said in words.'],
    others: ['Progress'],
  },
  Skeleton: {
    keys: ['none'],
    notes: [
      'Not read: what comes is announced by itself.',
      'Comes after 150 ms and stands still where less motion is asked for.',
    ],
    others: ['LoadingOverlay'],
  },
}
