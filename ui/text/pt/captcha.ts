import type { Translated } from "../TextCatalogue.ts"
import type { captcha as english } from "../en/captcha.ts"

export const captcha: Translated<typeof english> = {
  "captcha.title": "É uma pessoa?",
  "captcha.loading": "O captcha está a caminho",
  "captcha.alt": "Seis letras distorcidas. A pergunta abaixo faz o mesmo sem imagem.",
  "captcha.read": "Letras da imagem",
  "captcha.question": "Ou sem a imagem: {question}",
  "captcha.another": "Outra imagem",
  "captcha.service": "Captcha do nosso serviço: assinale a caixa",
  "captcha.hint": "O captcha vale para uma tentativa. O que escreveu no formulário fica guardado.",
  "captcha.once": "O captcha vale para uma tentativa.",
  "captcha.failed": "O captcha não chegou",
  "captcha.failedText": "O que escreveu fica guardado. Verifique a sua ligação e peça-o de novo.",
  "captcha.retry": "Pedir de novo",
  "captcha.expired": "A caixa expirou. Assinale-a de novo.",
  "captcha.required": "Resolva o captcha para continuar",
  "captcha.wrong": "Não estava certo. Aqui tem outro.",
}
