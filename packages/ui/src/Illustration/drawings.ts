/** How to paint a path: a ground shadow, a sheet that hides what's behind it, a line, or the accent. */
export type Layer = 'shade' | 'paper' | 'line' | 'mark'

interface Drawing {
  /** Whether to mirror the drawing in right-to-left layouts. */
  readonly mirrors?: true
  readonly layers: readonly (readonly [Layer, string])[]
}

const ground = ['shade', 'M18 74a42 4 0 1 0 84 0a42 4 0 1 0-84 0'] as const

/** Original drawings on a grid of 120 by 80. Each shows one thing. */
export const drawings = {
  nothing_yet: {
    layers: [
      ground,
      ['paper', 'M30 46l9-16h42l9 16v22a4 4 0 0 1-4 4H34a4 4 0 0 1-4-4z'],
      ['line', 'M30 46h18a12 12 0 0 0 24 0h18'],
      ['mark', 'M60 7v14M53 14h14'],
    ],
  },
  nothing_found: {
    mirrors: true,
    layers: [
      ground,
      ['paper', 'M30 8h36l12 12v52H30z'],
      ['line', 'M66 8v12h12M39 20h16M39 32h28M39 44h14M39 56h10'],
      ['paper', 'M58 48a14 14 0 1 0 28 0a14 14 0 1 0-28 0'],
      ['mark', 'M82 58l13 13M66 48h12'],
    ],
  },
  offline: {
    layers: [
      ground,
      ['paper', 'M42 60a16 16 0 0 1-2-31.9A21 21 0 0 1 80.6 26 17 17 0 0 1 82 60z'],
      ['mark', 'M53 37l14 14M67 37L53 51'],
    ],
  },
  no_access: {
    layers: [
      ground,
      ['line', 'M46 34V24a14 14 0 0 1 28 0v10'],
      ['paper', 'M40 34h40a4 4 0 0 1 4 4v30a4 4 0 0 1-4 4H40a4 4 0 0 1-4-4V38a4 4 0 0 1 4-4z'],
      ['mark', 'M60 55v7M56 51a4 4 0 1 0 8 0a4 4 0 1 0-8 0'],
    ],
  },
  done: {
    layers: [
      ground,
      ['paper', 'M36 42a24 24 0 1 0 48 0a24 24 0 1 0-48 0'],
      ['line', 'M22 22v8M18 26h8M98 18v8M94 22h8M102 50v4M100 52h4M16 52v4M14 54h4'],
      ['mark', 'M49 43l8 8 15-17'],
    ],
  },
} as const satisfies Readonly<Record<string, Drawing>>
