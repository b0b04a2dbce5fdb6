/** What __Name__ needs of its surroundings. */
export interface __Name__Port {
  /** Does the job; rejects where it was not done. */
  readonly run: () => Promise<void>
}
