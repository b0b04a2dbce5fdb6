import { type Locator, page } from 'vitest/browser'

/** The rendered pixels of an element, row by row, with four bytes each: red, green, blue, and alpha. */
export const pixelsOf = async (element: Element | Locator): Promise<Uint8ClampedArray> => {
  const base64 = await page.screenshot({ element, save: false })
  const image = new Image()
  image.src = `data:image/png;base64,${base64}`
  await image.decode()
  const context = new OffscreenCanvas(image.width, image.height).getContext('2d')
  if (!context) throw new Error('nothing can be drawn here')
  context.drawImage(image, 0, 0)
  return context.getImageData(0, 0, image.width, image.height).data
}
