/** An option of a Select, ComboBox, or MultiSelect. */
export interface Choice {
  readonly value: string
  readonly label: string
  /** A second, quieter line, such as a city's country or an account's owner. */
  readonly help?: string | undefined
  /** Other texts that find the option, such as a code or its name in another language. */
  readonly also?: readonly string[]
  /** The external search text that found the option. The option matches this text, whatever its label. */
  readonly foundBy?: string | undefined
}

/** Props of fields with searchable options. */
export interface SearchedListProps {
  /** Whether more options are loading. The list says so under the current ones. Default `false`. */
  isLoading?: boolean
  /** Whether to show a button that clears the field. Default `false`. */
  isClearable?: boolean
}
