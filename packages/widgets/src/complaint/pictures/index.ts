export { addPictures } from './add-pictures.ts'
export { PictureList } from './PictureList.tsx'
export { sendPatiently } from './send-patiently.ts'
