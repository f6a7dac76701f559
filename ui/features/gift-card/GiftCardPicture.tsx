/** The card in the colour of its design, with the stitched edge of the shop. */
export function GiftCardPicture({ hex }: { readonly hex: string }) {
  return (
    <svg viewBox="0 0 320 200" aria-hidden="true">
      <rect width="320" height="200" rx="6" fill={hex} />
      <path d="M0 18H320" stroke="#c1121f" strokeWidth="5" />
      <path d="M0 10H320M0 26H320" stroke="#fff" strokeOpacity="0.75" strokeDasharray="7 5" />
      <path d="M24 164H120M24 178H84" stroke="#fff" strokeOpacity="0.6" strokeWidth="3" />
    </svg>
  )
}
