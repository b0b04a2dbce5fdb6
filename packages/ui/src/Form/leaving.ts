import type { Navigate } from '../UiProvider/navigate.ts'

const pathOf = (address: string) => {
  const { pathname, search } = new URL(address)
  return pathname + search
}

/**
 * Whether this goes to another page of the portal and can be blocked. Replacing is left alone: it is how filters and
 * redirects change the address. What loads another document asks by `beforeunload`, as do browsers without this API.
 */
export const leaves = ({ cancelable, destination, navigationType }: NavigateEvent): boolean =>
  cancelable &&
  destination.sameDocument &&
  (navigationType === 'push' || navigationType === 'traverse') &&
  pathOf(destination.url) !== pathOf(location.href)

/** Goes to the page that was blocked. */
export const goOn = ({ destination, navigationType }: NavigateEvent, navigate: Navigate | undefined): void => {
  if (navigationType === 'traverse') history.go(destination.index - (navigation.currentEntry?.index ?? 0))
  else if (navigate) navigate(pathOf(destination.url))
  else location.assign(destination.url)
}
