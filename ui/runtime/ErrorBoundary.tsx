import type { ReactNode } from "react"
import { Component } from "react"

export interface ErrorBoundaryProps {
  /** Shown in place of the children; `retry` renders them again. An error that it throws reaches the next boundary. */
  readonly fallback: (error: unknown, retry: () => void) => ReactNode
  readonly onError?: ((error: unknown) => void) | undefined
  readonly children: ReactNode
}

interface ErrorBoundaryState {
  readonly caught?: { readonly error: unknown } | undefined
}

/** Limits an error during rendering to its children. React offers this only as a class. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = {}

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { caught: { error } }
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError?.(error)
  }

  override render(): ReactNode {
    const { fallback, children } = this.props
    const { caught } = this.state
    return caught === undefined ? children : fallback(caught.error, () => this.setState({ caught: undefined }))
  }
}
