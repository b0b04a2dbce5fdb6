export interface __Name__Port {
  /** Does the job. Rejects if it failed. */
  readonly run: () => Promise<void>
}
