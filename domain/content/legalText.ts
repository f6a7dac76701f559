import type { CmsSpot } from "./FoundContent.ts"

/** A legal text: its block of position 0 has the title, and every other block is a section. */
export interface LegalText {
  readonly title: string
  readonly introduction?: string
  readonly sections: readonly { readonly title: string; readonly text: string }[]
}

/** Returns the text of a spot; undefined when the content management system has none. */
export function toLegalText(spots: readonly CmsSpot[], spot: string): LegalText | undefined {
  const [first, ...others] = spots
    .filter((block) => block.spot === spot)
    .sort((one, other) => one.position - other.position)
  return first === undefined
    ? undefined
    : {
        title: first.title,
        ...(first.text === undefined ? {} : { introduction: first.text }),
        sections: others.map(({ title, text = "" }) => ({ title, text })),
      }
}
