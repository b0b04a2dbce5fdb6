/** Text of one entry in a workbook's ZIP archive. */
export const partOf = async (blob: Blob, name: string): Promise<string> => {
  const bytes = new Uint8Array(await blob.arrayBuffer())
  const view = new DataView(bytes.buffer)
  const end = bytes.length - 22
  let at = view.getUint32(end + 16, true)
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    const [length, extra, comment] = [28, 30, 32].map(place => view.getUint16(at + place, true))
    const local = view.getUint32(at + 42, true)
    if (new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + (length ?? 0))) === name) {
      const from = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true)
      const packed = new Blob([bytes.slice(from, from + view.getUint32(at + 20, true))])
      return new Response(packed.stream().pipeThrough(new DecompressionStream('deflate-raw'))).text()
    }
    at += 46 + (length ?? 0) + (extra ?? 0) + (comment ?? 0)
  }
  throw new Error(`there is no ${name}`)
}
