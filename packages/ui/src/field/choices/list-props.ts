/** Props of fields with searchable options. */
export interface FoundListProps {
  /** Whether more options are loading. The list says so under the current ones. Default `false`. */
  isLoading?: boolean
  /** Whether to show a button that clears the field. Default `false`. */
  isClearable?: boolean
}
