import { Component, type ReactNode } from 'react'

interface ErrorBoundaryProps {
  children: ReactNode
  /** Called when the picture could not be loaded or drawn. */
  onFail: () => void
}

/** Lets nothing through of a picture that fails; only a class can catch it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError = () => ({ hasFailed: true })

  override componentDidCatch() {
    this.props.onFail()
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children
  }
}
