import type { waysToPay as english } from "../en/waysToPay.ts"
import type { Translated } from "../TextCatalogue.ts"

export const waysToPay: Translated<typeof english> = {
  "waysToPay.choose": "Forma de pago",
  "waysToPay.keptCard": "{network} acabada en {digits}",
  "waysToPay.keptUntil": "hasta {date}",
  "waysToPay.payBy": "Pagar {amount} · {way}",
  "waysToPay.payGiftCards": "Pagar {amount} con tarjeta regalo",
  "waysToPay.conditions": "Al pagar aceptas las condiciones de compra.",
  "waysToPay.keep": "Guardar esta tarjeta en mi cartera",
  "waysToPay.keepHint":
    "La tienda guarda el número y el nombre para tus próximas compras, nunca el código de seguridad. Puedes borrar la tarjeta cuando quieras.",
  "waysToPay.keptCode": "Código de seguridad de esta tarjeta",
  "waysToPay.keptGone":
    "Esta tarjeta ya no está en tu cartera. No se te ha cobrado nada; se ha elegido otra forma de pago.",
  "waysToPay.affinity": "¿Permite esta tarjeta pagar a plazos?",
  "waysToPay.affinityVatin": "Número fiscal del titular",
  "waysToPay.affinityAsk": "Ver si esta tarjeta permite pagar a plazos",
  "waysToPay.affinityPays": "{name} paga {amount} a plazos, uno al mes:",
  "waysToPay.affinityUnnamed": "Una tarjeta de esta tienda",
  "waysToPay.affinityNot": "Esta tarjeta paga todo el importe de una vez.",
  "waysToPay.affinityUnknown": "Ahora mismo no hemos podido averiguarlo. Puedes pagar con esta tarjeta igualmente.",
  "waysToPay.redirect":
    "Pagas en la página de {way} y vuelves aquí automáticamente. Mientras tanto, tu cesta se conserva.",
  "waysToPay.redirectOrder":
    "Pagas en la página de {way} y vuelves aquí automáticamente. Mientras tanto, tu pedido se conserva.",
  "waysToPay.scan": "Te damos un código para escanear con {way}, válido unos minutos.",
  "waysToPay.cash": "Te damos un código y lo pagas en efectivo en una tienda. Tu pedido espera el pago.",
  "waysToPay.device": "Confirmas con {way} en este dispositivo. Antes no se paga nada.",
  "waysToPay.deviceCancelled": "Has cerrado {way}. No se te ha cobrado nada y tu cesta sigue igual.",
  "waysToPay.deviceCancelledOrder": "Has cerrado {way}. No se te ha cobrado nada y tu pedido sigue igual.",
  "waysToPay.deviceSlow":
    "{way} esperó demasiado y se cerró. No se te ha cobrado nada; inténtalo de nuevo o elige otra forma de pago.",
  "waysToPay.deviceMissing":
    "No se ha podido abrir {way} en este dispositivo. No se te ha cobrado nada; elige otra forma de pago.",
  "waysToPay.bank": "Tu banco",
  "waysToPay.bankMissing": "Elige tu banco",
  "waysToPay.session": "Cómo pagas con {way}",
  "waysToPay.asking": "Un momento…",
  "waysToPay.askAgain": "Volver a intentarlo",
  "waysToPay.gift": "Pagar con una tarjeta regalo",
  "waysToPay.giftNumber": "Número de la tarjeta regalo",
  "waysToPay.giftCode": "Código de la tarjeta regalo",
  "waysToPay.giftCodeHint": "Bajo la banda plateada o en el correo electrónico",
  "waysToPay.giftAdd": "Usar esta tarjeta regalo",
  "waysToPay.giftWrong": "Escribe el número tal como figura en la tarjeta, sin letras",
  "waysToPay.giftUnknown":
    "No conocemos ninguna tarjeta regalo con este número y este código, o aún no está activada. Compara ambos con la tarjeta.",
  "waysToPay.giftEmpty": "Esta tarjeta regalo no paga nada aquí: está vacía o ya está todo cubierto.",
  "waysToPay.giftPays": "Tarjeta regalo {digits}",
  "waysToPay.giftBalance": "saldo de {amount}",
  "waysToPay.giftOff": "Quitar la tarjeta regalo {digits}",
  "waysToPay.giftAdded": "La tarjeta regalo paga {amount}.",
  "waysToPay.remaining": "Falta por pagar",
  "waysToPay.scanTitle": "Escanea este código con {way}",
  "waysToPay.scanText": "Abre {way} en tu teléfono y escanea el código. Esta página continúa sola.",
  "waysToPay.scanHere": "Pagar en este teléfono",
  "waysToPay.scanAlt": "Código para escanear con {way}",
  "waysToPay.timeLeft": "Válido durante {time} más",
  "waysToPay.timeOver": "Se ha acabado el tiempo. Estamos comprobando cómo ha terminado el pago…",
  "waysToPay.cashTitle": "Paga este código en efectivo",
  "waysToPay.cashText":
    "Enséñalo en la caja de una de nuestras tiendas. Tu pedido espera hasta el {date}; después se cancela y no debes nada.",
  "waysToPay.cashAlt": "Código para la caja",
  "waysToPay.seeOrder": "Ver el pedido",
}
