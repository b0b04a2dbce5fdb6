/** The code of a paper behind the # of the address, empty where there is none. */
export const codeInAddress = (): string => {
  const written = location.hash.slice(1)
  try {
    return decodeURIComponent(written)
  } catch {
    // Anybody can write an address: what cannot be decoded is a code that nobody knows.
    return written
  }
}
