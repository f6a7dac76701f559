import type { cardFrame as english } from "../en/cardFrame.ts"
import type { Translated } from "../TextCatalogue.ts"

export const cardFrame: Translated<typeof english> = {
  "cardFrame.title": "Datos de la tarjeta",
  "cardFrame.silent.title": "Los campos de la tarjeta no responden",
  "cardFrame.silent.text":
    "Vienen de nuestro proveedor de pagos. No se te ha cobrado nada y todo lo demás que has escrito se conserva.",
  "cardFrame.failed": "No ha llegado. No se te ha cobrado nada; vuelve a pagar.",
  "cardFrame.typeAgain":
    "Escribe la tarjeta otra vez: solo sirve para un pago y poco después de escribirla. No se te ha cobrado nada.",
}
