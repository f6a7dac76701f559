import type { ReactNode } from "react"
import type { PageData } from "../../application/navigation/PageData.ts"

/** Renders one kind of page. */
export type PageView = (props: { readonly page: PageData }) => ReactNode
