/** The card in the colour of its design, with the stitched edge of the shop. */
export function GiftCardPicture({ hex }: { readonly hex: string }) {
  return (
    <svg width="288" height="180" viewBox="0 0 320 200" aria-hidden="true">
      <rect x="0.5" y="0.5" width="319" height="199" rx="6" fill={hex} stroke="currentColor" strokeOpacity="0.35" />
      <path d="M0 18H320" stroke="#fff" strokeWidth="4" />
      <path d="M0 10H320M0 26H320" stroke="#fff" strokeOpacity="0.75" strokeDasharray="7 5" />
      <path d="M24 164H120M24 178H84" stroke="#fff" strokeOpacity="0.6" strokeWidth="3" />
    </svg>
  )
}
