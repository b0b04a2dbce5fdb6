// Reads a picture's size from its header, because decoding a huge picture would exhaust memory.

export interface PictureSize {
  readonly width: number
  readonly height: number
}

const textAt = (view: DataView, at: number, length: number) =>
  String.fromCharCode(...Array.from({ length }, (_, index) => view.getUint8(at + index)))

// Decoders take the size only from the first chunk, so this does too.
const ofPng = (view: DataView): PictureSize | undefined =>
  textAt(view, 12, 4) === 'IHDR' ? { width: view.getUint32(16), height: view.getUint32(20) } : undefined

/** Frame markers: SOF0 to SOF15 except DHT, JPG, and DAC. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc

const ofJpeg = (view: DataView): PictureSize | undefined => {
  let at = 2
  while (view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1)
    if (isFrame(marker)) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) }
    // Any number of fill bytes may precede a marker.
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2)
  }
  return undefined
}

const uint24 = (view: DataView, at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 0x10000

const ofWebpChunk = (view: DataView, name: string, at: number): PictureSize | undefined => {
  if (name === 'VP8X') return { width: uint24(view, at + 4) + 1, height: uint24(view, at + 7) + 1 }
  if (name === 'VP8 ')
    return { width: view.getUint16(at + 6, true) & 0x3fff, height: view.getUint16(at + 8, true) & 0x3fff }
  if (name !== 'VP8L') return undefined
  const bits = view.getUint32(at + 1, true)
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
}

// The canvas and frame sizes can differ, and decoders allocate both.
const ofWebp = (view: DataView): PictureSize | undefined => {
  let largest: PictureSize = { width: 0, height: 0 }
  for (let at = 12; ; ) {
    const name = textAt(view, at, 4)
    const found = ofWebpChunk(view, name, at + 8)
    if (found) largest = { width: Math.max(largest.width, found.width), height: Math.max(largest.height, found.height) }
    if (name === 'VP8 ' || name === 'VP8L') return largest
    const length = view.getUint32(at + 4, true)
    at += 8 + length + (length % 2)
  }
}

const sizeIn = (view: DataView): PictureSize | undefined => {
  if (view.getUint32(0) === 0x89504e47) return ofPng(view)
  if (view.getUint16(0) === 0xffd8) return ofJpeg(view)
  return textAt(view, 0, 4) === 'RIFF' && textAt(view, 8, 4) === 'WEBP' ? ofWebp(view) : undefined
}

/** Size of a JPEG, PNG, or WebP picture. Undefined if the header has none. */
export const pictureSize = (bytes: Uint8Array): PictureSize | undefined => {
  try {
    const size = sizeIn(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength))
    return size && size.width > 0 && size.height > 0 ? size : undefined
  } catch (error) {
    // The file is truncated.
    if (error instanceof RangeError) return undefined
    throw error
  }
}
