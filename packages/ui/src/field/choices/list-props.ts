/** What a field takes whose choices are found by typing. */
export interface FoundListProps {
  /** Further choices are on their way: the list says so under those that are there. Default `false`. */
  isLoading?: boolean
  /** Shows a button that empties the field. Default `false`. */
  isClearable?: boolean
}
