// Peers without types, or with types for another React version. Declares only what the benchmarks use.

declare module '@formbricks/surveys' {
  export const renderSurveyInline: (options: Readonly<Record<string, unknown>>) => void
}

declare module 'react-rating' {
  import type { ComponentType } from 'react'

  interface RatingProps {
    direction: 'ltr' | 'rtl'
    initialRating: number
    onChange: (value: number) => void
    tabIndex: number
  }
  const Rating: ComponentType<RatingProps>
  export default Rating
}

declare module 'react-signature-canvas' {
  import { Component } from 'react'

  class SignatureCanvas extends Component<{ canvasProps: Readonly<Record<string, unknown>> }> {
    toData(): readonly unknown[]
  }
  // A CommonJS module, as bundlers expose it to ES modules.
  const module: { readonly default: typeof SignatureCanvas }
  export default module
}
