const ORIENTATION = 0x0112
const ENTRY_BYTES = 12

/** How a picture is that doesn't have to be turned. */
export const UPRIGHT = 1

/**
 * How a picture has to be turned to be upright, 1 to 8, by the TIFF part of its Exif; upright where nothing readable
 * says so.
 */
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
    // It points beyond its end.
    if (!(error instanceof RangeError)) throw error
  }
  return UPRIGHT
}

/** A JPEG segment of Exif that says how to turn the picture and nothing else; none for one that is upright. */
export const orientationSegment = (orientation: number): Buffer => {
  if (orientation === UPRIGHT) return Buffer.alloc(0)
  // Most significant byte first; one directory at 8 with one entry, a short number.
  const tiff = `4d4d002a000000080001011200030000000100${orientation.toString(16).padStart(2, '0')}000000000000`
  const content = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), Buffer.from(tiff, 'hex')])
  const head = Buffer.from([0xff, 0xe1, 0, content.length + 2])
  return Buffer.concat([head, content])
}
