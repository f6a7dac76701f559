import type { ReactNode } from "react"
import { useEffect, useRef } from "react"

export interface InSightProps {
  /** What is said; something else of it is looked at anew. */
  readonly of: object | undefined
  readonly children: ReactNode
}

/**
 * Brings what is said into sight when there is something to say, by the focus: on a phone what was pressed may stand a
 * screen below. A field that is wrong takes it after that.
 */
export function InSight({ of, children }: InSightProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (of !== undefined) place.current?.focus()
  }, [of])
  return (
    <div ref={place} tabIndex={-1}>
      {children}
    </div>
  )
}
