import { type Texts, texts } from "./texts.ts"

/** Two sentences: what it is for, then the cloth and the cut. */
export const composeDescription = (opening: Texts, cloth: Texts, cut: Texts): Texts =>
  texts(
    `${opening.en} ${cloth.en}, ${cut.en}.`,
    `${opening.es} ${cloth.es}, ${cut.es}.`,
    `${opening.ca} ${cloth.ca}, ${cut.ca}.`,
    `${opening.ja}${cloth.ja}で、${cut.ja}。`,
    `${opening.ar} ${cloth.ar}، ${cut.ar}.`,
  )
