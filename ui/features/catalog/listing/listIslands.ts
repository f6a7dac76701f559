import { FilterSheet } from "./FilterSheet.tsx"
import { Pager } from "./Pager.tsx"

/** The islands of a list of products, in one file: they are hydrated together. */
export const listIslands = { FilterSheet, Pager }
