/** One choice of a Select, ComboBox or MultiSelect. */
export interface Choice {
  readonly value: string
  readonly label: string
  /** What it is found by besides its label: its name in another language, its code. */
  readonly also?: readonly string[]
}
