const { ROUNDS } = process.env

/**
 * How often a test repeats what rarely fails: `few` by default, `many` in `npm run test:all` (ROUNDS=many), or the
 * number in ROUNDS.
 */
export const rounds = (few: number, many: number): number => (ROUNDS === 'many' ? many : Number(ROUNDS ?? few))
