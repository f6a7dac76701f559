import "../../design/styles.css"
import "../../features/consent/privacySignal.css"
import { SiteFooter } from "../../features/navigation/SiteFooter.tsx"
import { SiteHeader } from "../../features/navigation/SiteHeader.tsx"
import { FrameDrawers } from "./FrameDrawers.tsx"

/** The islands around every page, in one file: they are hydrated together. */
export const frameIslands = { FrameDrawers, SiteFooter, SiteHeader }
