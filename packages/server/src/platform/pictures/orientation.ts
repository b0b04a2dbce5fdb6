const ORIENTATION = 0x0112
const ENTRY_BYTES = 12

/** Exif orientation of an upright picture. */
export const UPRIGHT = 1

/** Reads the orientation, 1 to 8, from the TIFF part of Exif. Returns `UPRIGHT` if it is missing or unreadable. */
export const orientationIn = (tiff: Buffer): number => {
  const isLittle = tiff.toString('latin1', 0, 2) === 'II'
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  const long = (at: number) => (isLittle ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at))
  try {
    const directory = long(4)
    for (let index = 0; index < short(directory); index++) {
      const entry = directory + 2 + index * ENTRY_BYTES
      if (short(entry) !== ORIENTATION) continue
      const found = short(entry + 8)
      return found >= 1 && found <= 8 ? found : UPRIGHT
    }
  } catch (error) {
    // An offset points beyond the end.
    if (!(error instanceof RangeError)) throw error
  }
  return UPRIGHT
}

/** A JPEG Exif segment with the orientation only. Empty for an upright picture. */
export const orientationSegment = (orientation: number): Buffer => {
  if (orientation === UPRIGHT) return Buffer.alloc(0)
  // Big-endian TIFF: one directory at offset 8, with a single entry of type SHORT.
  const tiff = `4d4d002a000000080001011200030000000100${orientation.toString(16).padStart(2, '0')}000000000000`
  const content = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), Buffer.from(tiff, 'hex')])
  const head = Buffer.from([0xff, 0xe1, 0, content.length + 2])
  return Buffer.concat([head, content])
}
