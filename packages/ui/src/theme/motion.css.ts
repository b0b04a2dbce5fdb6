import { globalStyle } from '@vanilla-extract/css'
import { inRoot } from './scope.ts'

// Stops all animations, including the browser's own, if the user prefers reduced motion.
globalStyle(`${inRoot}, ${inRoot}::before, ${inRoot}::after`, {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      animationDuration: '1ms !important',
      animationIterationCount: '1 !important',
      // Not just a short duration: styles would change after they are set, and scripts would measure old values.
      transitionProperty: 'none !important',
    },
  },
})
