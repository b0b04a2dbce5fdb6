/** How often a test repeats what rarely goes wrong: `few` by default, `many` in `npm run test:all` or with ROUNDS=many. */
export const rounds = (few: number, many: number): number => (process.env.ROUNDS === 'many' ? many : few)
