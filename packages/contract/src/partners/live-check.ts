/** URL fragment of a page under check, followed by `=` and a token. The loader passes both to the frames. */
export const LIVE_CHECK = 'portal-check'
