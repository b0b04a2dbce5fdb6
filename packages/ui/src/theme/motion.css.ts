import { globalStyle } from '@vanilla-extract/css'
import { inRoot } from './scope.ts'

// Whatever moves, ours or a browser's own, stops when the person asked for stillness.
globalStyle(`${inRoot}, ${inRoot}::before, ${inRoot}::after`, {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      animationDuration: '1ms !important',
      animationIterationCount: '1 !important',
      // Not a short one: every style of everything would change a moment later than it was set, and be measured wrong.
      transitionProperty: 'none !important',
    },
  },
})
