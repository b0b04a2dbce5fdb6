/** Props that every component passes to its element, besides its own props. */
export interface ElementProps {
  /** The element's ID. In fields, the control's ID. Default none, or a generated one that may change. */
  id?: string | undefined
  /** The caller's data attributes, for tests and analytics. */
  readonly [mark: `data-${string}`]: string | number | boolean | undefined
}

/** Picks the data attributes from props. */
export const dataProps = (props: object): Omit<ElementProps, 'id'> =>
  Object.fromEntries(Object.entries(props).filter(([name]) => name.startsWith('data-')))

/** Picks the element's props. */
export const elementProps = (props: ElementProps): ElementProps => ({ id: props.id, ...dataProps(props) })
