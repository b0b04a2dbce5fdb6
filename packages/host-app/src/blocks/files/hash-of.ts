const hexOf = (bytes: Uint8Array) => Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')

/** The SHA-256 of a file, in hex. `crypto.subtle` exists only in secure contexts. Other pages load a replacement. */
export const hashOf = async (file: File): Promise<string> => {
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (crypto.subtle) return hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)))
  const { sha256 } = await import('@noble/hashes/sha2.js')
  return hexOf(sha256(bytes))
}
