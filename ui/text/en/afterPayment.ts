import type { TextCatalogue } from "../TextCatalogue.ts"

export const afterPayment = {
  "afterPayment.password.title": "Your password, please",
  "afterPayment.password.text":
    "To pay with this card we need your account’s password once more. Nothing was charged yet.",
  "afterPayment.password.label": "Password",
  "afterPayment.password.wrong": "That was not the password. Please try again.",
  "afterPayment.otherWay": "Choose another way to pay",
  "afterPayment.locked.title": "Too many wrong passwords",
  "afterPayment.locked.text":
    "Nothing was charged and nothing is lost. Use another card, or try this one again in a quarter of an hour.",
  "afterPayment.challenge.title": "Your bank has a question",
  "afterPayment.challenge.text": "Answer it below; then we ask your bank how it went. Nothing was charged yet.",
  "afterPayment.challenge.open": "Open the question in a window of its own",
  "afterPayment.challenge.done": "I have answered",
  "afterPayment.challenge.again": "Show the question again",
  "afterPayment.challenge.silent":
    "Nothing has come back for a while. Nothing was charged yet: show the question again, or choose another way to pay.",
  "afterPayment.leave.title": "Go on at {host}",
  "afterPayment.leave.text": "You pay there and come back here. Until then nothing is paid.",
  "afterPayment.leave.go": "Go on to {host}",
  "afterPayment.leave.tabText":
    "It opens in a new tab. This page stays open and goes on by itself as soon as the payment is decided.",
  "afterPayment.leave.later": "Not now",
  "afterPayment.open.title": "We do not know yet how it ended",
  "afterPayment.open.text":
    "Your bank has not told us yet. Please do not pay a second time: we keep asking, and this page goes on by itself as soon as we know.",
  "afterPayment.open.ask": "Ask now",
  "afterPayment.open.repay": "Pay in another way",
  "afterPayment.refused.checkout": "Back to the checkout",
  "afterPayment.answered.title": "Your answer has arrived",
  "afterPayment.answered.text":
    "Go back to the window with the checkout; it goes on there. If it is closed, go on here and enter the card again. Nothing was charged yet.",
  "afterPayment.elsewhere.title": "We cannot see this payment here",
  "afterPayment.elsewhere.text":
    "It was made on another device, or with an account. There you see how it stands; if it was paid, a confirmation is in your e-mail.",
  "afterPayment.repay.title": "Your order is not paid yet",
  "afterPayment.repay.text":
    "Nothing was charged, and order {orderId} is kept for you. Pay it in the same way or in another.",
  "afterPayment.repay.until": "Kept for you until {time}.",
  "afterPayment.repay.over.title": "This order can no longer be paid",
  "afterPayment.repay.over.text":
    "Its time is over, or it was tried too often. Nothing was charged. Look into your cart: what is still there can be ordered again.",
  "afterPayment.repay.refused": "Nothing was charged, and your order is kept. Try again, or pay in another way.",
} satisfies TextCatalogue
