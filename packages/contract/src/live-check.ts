/**
 * What the fragment of a page's address bears while the page is checked in a window, followed by `=` and the check's
 * token; the loader hands both on to the frames.
 */
export const LIVE_CHECK = 'portal-check'
