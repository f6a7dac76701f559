import styles from "./Icon.module.css"

const SHAPES = {
  search: "M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Zm4.7 11.2L21 21",
  cart: "M5 8h14l1 13H4L5 8Zm4 0V6.5a3 3 0 0 1 6 0V8",
  heart: "M12 20.5C4 15 2.5 11.5 3 8.5c.8-4.6 6.5-5.6 9-1.5 2.5-4.1 8.2-3.1 9 1.5.5 3-1 6.5-9 12Z",
  account: "M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM4 21c1-8 15-8 16 0",
  close: "M5 5l14 14M19 5 5 19",
  menu: "M3 7h18M3 12h18M3 17h18",
  forward: "m9 5 7 7-7 7",
  back: "m15 5-7 7 7 7",
  down: "m5 9 7 7 7-7",
  check: "m4 12.5 5.5 5.5L20 6.5",
  plus: "M12 4v16M4 12h16",
  minus: "M4 12h16",
  filter:
    "M3 7h11m4 0h3M3 17h3m4 0h11M16 4.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z" +
    "m-8 10a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z",
} as const

export type IconName = keyof typeof SHAPES

const TURNS_WITH_TEXT: readonly IconName[] = ["forward", "back"]

/** A line icon. It is hidden from screen readers, so its button needs a label. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg
      className={TURNS_WITH_TEXT.includes(name) ? styles["turning"] : styles["icon"]}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
      aria-hidden="true"
    >
      <path d={SHAPES[name]} />
    </svg>
  )
}
