/** What a frame is given of its page's address, where the page was opened to be checked; the contract names it so too. */
export const checkIn = (hash: string): string => String(/portal-check=[\w-]+|$/.exec(hash))
