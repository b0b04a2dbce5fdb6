/** Pixels of the longer side. Text on a photographed page stays readable. */
const LONGEST = 2048
/** Files up to this size are sent unchanged. */
const SMALL_BYTES = 512 * 1024
const QUALITY = 0.85

const canvasOf = (width: number, height: number) => {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d')
  if (context) context.fillStyle = 'white'
  context?.fillRect(0, 0, width, height)
  return { canvas, context }
}

/** Whether canvas pixels can be trusted. Some browsers falsify them against fingerprinting. */
const isDrawnFaithfully = () => {
  const { context } = canvasOf(8, 8)
  if (!context) return false
  context.fillStyle = 'red'
  context.fillRect(0, 0, 8, 8)
  const { data } = context.getImageData(0, 0, 8, 8)
  return data.every((value, at) => value === (at % 4 === 0 || at % 4 === 3 ? 255 : 0))
}

/** Decodes a picture in its recorded orientation. Undefined if the file isn't a picture. */
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
 * Makes a picture small enough for slow connections and removes device metadata. Returns the file unchanged if it is
 * small or the canvas is unreliable, because the server removes metadata too. Undefined if the file isn't a picture.
 */
export const reduced = async (file: File): Promise<Blob | undefined> => {
  const image = await imageOf(file)
  if (!image) return undefined
  const scale = Math.min(1, LONGEST / Math.max(image.naturalWidth, image.naturalHeight))
  // WebP may be animated. Redrawing keeps only the first frame.
  const isFine = scale === 1 && file.size <= SMALL_BYTES && file.type !== 'image/webp'
  if (isFine || !isDrawnFaithfully()) return file
  const smaller = await redrawn(image, scale)
  return smaller && (smaller.size < file.size || scale < 1 || file.type === 'image/webp') ? smaller : file
}
