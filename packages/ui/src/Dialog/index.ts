export { Dialog, type DialogProps, dialogSizes } from './Dialog.tsx'
