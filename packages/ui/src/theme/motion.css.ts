import { globalStyle } from '@vanilla-extract/css'

// Whatever moves, ours or a browser's own, stops when the person asked for stillness.
globalStyle('*, ::before, ::after', {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      animationDuration: '1ms !important',
      animationIterationCount: '1 !important',
      // Not a short one: every style of everything would change a moment later than it was set, and be measured wrong.
      transitionProperty: 'none !important',
    },
  },
})
