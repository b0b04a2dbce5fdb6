/** A ref of the paper: for as long as it is in the page, its ancestors are marked as all that is printed. */
export const printAlone = (paper: HTMLElement | null) => {
  const marked = [document.documentElement, paper?.closest<HTMLElement>('body > *')]
  for (const one of marked) one?.setAttribute('data-printed', '')
  return () => {
    for (const one of marked) one?.removeAttribute('data-printed')
  }
}
