/** In pixels: text on a photographed page stays readable. */
const LONGEST = 2048
/** Smaller files go as they are. */
const SMALL_BYTES = 512 * 1024
const QUALITY = 0.85

const canvasOf = (width: number, height: number) => {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d')
  if (context) context.fillStyle = 'white'
  context?.fillRect(0, 0, width, height)
  return { canvas, context }
}

/** False in browsers that falsify what is drawn, so that nobody is recognised by it. */
const isDrawnFaithfully = () => {
  const { context } = canvasOf(8, 8)
  if (!context) return false
  context.fillStyle = 'red'
  context.fillRect(0, 0, 8, 8)
  const { data } = context.getImageData(0, 0, 8, 8)
  return data.every((value, at) => value === (at % 4 === 0 || at % 4 === 3 ? 255 : 0))
}

/** The picture of a file, turned as it was taken; undefined where it is none. */
const imageOf = async (file: Blob) => {
  const address = URL.createObjectURL(file)
  const image = new Image()
  try {
    image.src = address
    await image.decode()
    return image
  } catch {
    return undefined
  } finally {
    URL.revokeObjectURL(address)
  }
}

const redrawn = async (image: HTMLImageElement, scale: number) => {
  const [width, height] = [image.naturalWidth, image.naturalHeight].map(side => Math.max(1, Math.round(side * scale)))
  const { canvas, context } = canvasOf(width ?? 1, height ?? 1)
  context?.drawImage(image, 0, 0, canvas.width, canvas.height)
  return new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
}

/**
 * A picture small enough for poor lines, without what devices write into it; as it is where it is small already or
 * cannot be drawn faithfully, for the server takes the same out. Undefined for what is no picture.
 */
export const reduced = async (file: File): Promise<Blob | undefined> => {
  const image = await imageOf(file)
  if (!image) return undefined
  const scale = Math.min(1, LONGEST / Math.max(image.naturalWidth, image.naturalHeight))
  // One that moves can be sent as its first picture only.
  const isFine = scale === 1 && file.size <= SMALL_BYTES && file.type !== 'image/webp'
  if (isFine || !isDrawnFaithfully()) return file
  const smaller = await redrawn(image, scale)
  return smaller && (smaller.size < file.size || scale < 1 || file.type === 'image/webp') ? smaller : file
}
