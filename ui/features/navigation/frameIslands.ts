import { CategoryMenu } from "./CategoryMenu.tsx"
import { LanguageSwitch } from "./LanguageSwitch.tsx"
import { SearchBox } from "./SearchBox.tsx"
import { SiteFooter } from "./SiteFooter.tsx"

/** The islands around every page, in one file: they are hydrated together. */
export const frameIslands = { CategoryMenu, LanguageSwitch, SearchBox, SiteFooter }
