import type { ReactNode } from "react"
import { useEffect, useRef } from "react"

export interface ScrollIntoViewProps {
  /** What is said; something else of it is looked at anew. */
  readonly of: object | undefined
  readonly children: ReactNode
}

/**
 * Brings what is said into sight when there is something to say, by the focus: on a phone what was pressed may stand a
 * screen below. A field that is wrong takes it after that.
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
