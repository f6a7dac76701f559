import type { OrderStep } from "../../../../domain/order/trackOrder.ts"
import styles from "./OrderView.module.css"

const BOX = "M8 18 24 10l16 8v16l-16 8-16-8V18Zm0 0 16 8 16-8M24 26v16"
const VAN = "M4 14h24v20H4V14Zm24 7h9l7 7v6H28V21ZM12 38a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm24 0a4 4 0 1 0 0-8 4 4 0 0 0 0 8Z"
const HOME = "M6 23 24 8l18 15M11 19v21h26V19M20 40V28h8v12"
const SHOP = "M7 18 10 8h28l3 10M7 18h34v4a5 5 0 0 1-10 0 5 5 0 0 1-14 0 5 5 0 0 1-10 0v-4Zm4 9v13h26V27M20 40V31h8v9"

const SHAPES: Readonly<Record<OrderStep, string>> = {
  placed: "M12 6h24v36l-6-4-6 4-6-4-6 4V6Zm6 10h12M18 23h12M18 30h7",
  paid: "M6 13h36v24H6V13Zm0 7h36M12 30h8",
  packed: BOX,
  shipped: VAN,
  outForDelivery: VAN,
  ready: SHOP,
  delivered: HOME,
  collected: SHOP,
  cancelled: "M24 8a16 16 0 1 0 0 32 16 16 0 0 0 0-32Zm-6 10 12 12m0-12L18 30",
  returned: `${BOX}M30 5l-6 5 6 5`,
  refunded: "M24 8a16 16 0 1 1-15 11M8 10v9h9M24 16v16m-5-4c2 3 9 3 10-1s-10-3-10-7 8-4 10-1",
}

/** A drawing of the state of an order; decorative, the headline says the same. */
export function OrderIllustration({ step }: { readonly step: OrderStep }) {
  return (
    <svg
      className={styles["illustration"]}
      viewBox="0 0 48 48"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={SHAPES[step]} />
    </svg>
  )
}
