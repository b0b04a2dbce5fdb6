/**
 * How long a test waits, in milliseconds: for what comes late on a busy machine, many times what it takes on a quiet
 * one. A test fails because of what it sees, never because of how long that took.
 */
export const patience = {
  testTimeout: 90_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 20_000 } },
}
