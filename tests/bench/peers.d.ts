// Peers that bring no types, or types of another React. Only what the benches ask of them is said.

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
  // A module of the older kind, as bundlers give it to one of the newer.
  const module: { readonly default: typeof SignatureCanvas }
  export default module
}
