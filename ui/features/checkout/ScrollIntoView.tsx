import type { ReactNode } from "react"
import { useEffect, useRef } from "react"

export interface ScrollIntoViewProps {
  /** The message; a new value scrolls again. */
  readonly of: object | undefined
  readonly children: ReactNode
}

/**
 * Focuses and scrolls to a message when it appears: on a phone it may be a screen away from the pressed button. An
 * invalid field takes the focus afterwards.
 */
export function ScrollIntoView({ of, children }: ScrollIntoViewProps) {
  const container = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (of !== undefined) container.current?.focus()
  }, [of])
  return (
    <div ref={container} tabIndex={-1}>
      {children}
    </div>
  )
}
