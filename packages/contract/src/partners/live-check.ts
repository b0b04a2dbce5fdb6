/**
 * What the fragment of a page's address contains while the page is checked in a window, followed by `=` and the check's
 * token; the loader passes both on to the frames.
 */
export const LIVE_CHECK = 'portal-check'
