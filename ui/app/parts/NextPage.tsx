import { useLayoutEffect, useRef } from "react"
import type { PagePreview } from "../router/Navigator.ts"
import styles from "./NextPage.module.css"

/**
 * The frame of the next page with the image that was pressed, over the current page until the next one is loaded: the
 * customer sees in the next frame that the press counts. Assistive technology hears that the page is loading.
 */
export function NextPage({ preview: { name, image, morph } }: { readonly preview: PagePreview }) {
  const page = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const header = document.querySelector("body > [data-island] > header")?.getBoundingClientRect()
    if (header === undefined) return
    // Below what is visible of the header. The next page starts below all of it.
    const top = Math.max(0, header.bottom)
    page.current?.style.setProperty("inset-block-start", `${top}px`)
    page.current?.style.setProperty("padding-block-start", `${header.height - top}px`)
  }, [])
  return (
    <div ref={page} className={styles["page"]} data-preview="" aria-hidden="true">
      <div className={styles["gallery"]}>
        <span className={styles["picture"]} data-morph={morph}>
          <img src={image} alt="" />
        </span>
      </div>
      <p className={styles["name"]}>{name}</p>
    </div>
  )
}
