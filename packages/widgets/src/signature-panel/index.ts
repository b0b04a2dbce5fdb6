export type { SignatureDecision, SignaturePort, SignedDocument } from '../ports/signature/index.ts'
export { SignaturePanel, type SignaturePanelProps } from './SignaturePanel.tsx'
export { Appearance } from './view/appearance/Appearance.tsx'
export { Changes } from './view/revision/Changes.tsx'
