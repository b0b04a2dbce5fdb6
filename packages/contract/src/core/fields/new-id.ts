/** Generates a version 4 UUID. Browsers withhold `randomUUID` from pages served without HTTPS. */
export const newId = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = Array.from(bytes, (byte, at) => {
    const marked = at === 6 ? (byte % 16) + 64 : at === 8 ? (byte % 64) + 128 : byte
    return marked.toString(16).padStart(2, '0')
  }).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
