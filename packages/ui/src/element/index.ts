/** What every component takes for its element, beside its own props. */
export interface ElementProps {
  /** The element's id; that of the control where the component is a field. Default none that can be relied on. */
  id?: string | undefined
  /** Marks of the caller's own, for tests and measures. */
  readonly [mark: `data-${string}`]: string | number | boolean | undefined
}

/** The marks among the props. */
export const dataProps = (props: object): Omit<ElementProps, 'id'> =>
  Object.fromEntries(Object.entries(props).filter(([name]) => name.startsWith('data-')))

/** What of the props is for the element. */
export const elementProps = (props: ElementProps): ElementProps => ({ id: props.id, ...dataProps(props) })
