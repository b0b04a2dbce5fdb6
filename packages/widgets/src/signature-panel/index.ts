export type { SignatureDecision, SignaturePort, SignedDocument } from './model/signature-port.ts'
export { SignaturePanel, type SignaturePanelProps } from './SignaturePanel.tsx'
export { Appearance } from './view/Appearance.tsx'
export { Changes } from './view/Changes.tsx'
