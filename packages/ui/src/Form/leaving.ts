import type { Navigate } from '../UiProvider/navigate.ts'

const pathOf = (address: string) => {
  const { pathname, search } = new URL(address)
  return pathname + search
}

/**
 * Whether a cancelable navigation leads to another page of the portal. Ignores `replace`, because filters and redirects
 * use it. `beforeunload` covers document loads and browsers without the Navigation API.
 */
export const leaves = ({ cancelable, destination, navigationType }: NavigateEvent): boolean =>
  cancelable &&
  destination.sameDocument &&
  (navigationType === 'push' || navigationType === 'traverse') &&
  pathOf(destination.url) !== pathOf(location.href)

/** Resumes the blocked navigation. */
export const goOn = ({ destination, navigationType }: NavigateEvent, navigate: Navigate | undefined): void => {
  if (navigationType === 'traverse') history.go(destination.index - (navigation.currentEntry?.index ?? 0))
  else if (navigate) navigate(pathOf(destination.url))
  else location.assign(destination.url)
}
