/** One choice of a Select, ComboBox or MultiSelect. */
export interface Choice {
  readonly value: string
  readonly label: string
  /** A second, quieter line: where a city is, whose account it is. */
  readonly help?: string | undefined
  /** What it is found by besides its label: its name in another language, its code. */
  readonly also?: readonly string[]
  /** What the caller searched for elsewhere and found it by; for these words it is shown, whatever it is called. */
  readonly foundBy?: string | undefined
}
