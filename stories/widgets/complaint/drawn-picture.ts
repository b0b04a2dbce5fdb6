/** Draws a picture in two colours. The file extension decides its type. */
export const drawnPicture = async (name: string, width: number, height: number): Promise<File> => {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d')
  if (!context) throw new Error('nothing can be drawn here')
  context.fillStyle = 'teal'
  context.fillRect(0, 0, width, height)
  context.fillStyle = 'gold'
  context.fillRect(0, 0, width / 2, height / 2)
  const type = name.endsWith('.png') ? 'image/png' : 'image/jpeg'
  const blob = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, type))
  return new File(blob ? [blob] : [], name, { type })
}
