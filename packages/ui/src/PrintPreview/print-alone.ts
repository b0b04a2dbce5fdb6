/** A ref callback for the paper. While the paper is mounted, its ancestors carry the marker for printing. */
export const printAlone = (paper: HTMLElement | null) => {
  const marked = [document.documentElement, paper?.closest<HTMLElement>('body > *')]
  for (const one of marked) one?.setAttribute('data-printed', '')
  return () => {
    for (const one of marked) one?.removeAttribute('data-printed')
  }
}
